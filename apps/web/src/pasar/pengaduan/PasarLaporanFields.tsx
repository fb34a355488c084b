import { Autocomplete } from '@mantine/core'
import { listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { listKiosUji } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { PemasokField } from '#pasar/pedagang/PasokanFields.tsx'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { asText, inputProps } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useRecord } from '#platform/record/use-record.ts'

interface PasarLaporanFieldsProps {
  field: (name: 'pasar_id' | 'nomor_kios' | 'pemasok') => FieldBinding
  pasarId: number | null
}

/** Market, stall and supplier of a citizens' report. Stall and supplier are asked once a market is chosen. */
export function PasarLaporanFields({ field, pasarId }: PasarLaporanFieldsProps) {
  const { data: pasar = [] } = useRecord(listPasarPilihan, {})
  const { data: kios = [] } = useRecord(
    listKiosUji,
    { pasar_id: pasarId ?? 0 },
    { enabled: pasarId !== null },
  )
  const market = field('pasar_id')
  const stall = field('nomor_kios')
  return (
    <>
      <SelectField
        {...market}
        optional
        options={pasar.map(({ id, nama, kota }) => ({ value: id, label: `${nama}, ${kota}` }))}
        placeholder="Pilih atau ketik nama pasar"
        onChange={(next) => {
          market.onChange(next)
          // A stall belongs to one market, so a new market clears what was said about it.
          stall.onChange(null)
          field('pemasok').onChange(null)
        }}
      />
      {pasarId !== null && (
        <>
          <Autocomplete
            {...inputProps({ ...stall, optional: true, help: 'Nomor kios atau los, bila diketahui.' })}
            data={[...new Set(kios.map(({ nomor_kios }) => nomor_kios))]}
            value={asText(stall.value)}
            onChange={stall.onChange}
            onBlur={stall.onBlur}
            maxLength={40}
          />
          <PemasokField
            {...field('pemasok')}
            help="Bila dikosongkan, dipakai pemasok kios itu untuk komoditas ini."
          />
        </>
      )}
    </>
  )
}

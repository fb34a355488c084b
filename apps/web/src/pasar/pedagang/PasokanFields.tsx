import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { useState } from 'react'
import { useKomoditas } from '#okkp/index.ts'
import { type PedagangField, pasokanLabels, pilihan } from '#pasar/pedagang/pedagang-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormRows } from '#platform/forms/FormRows.tsx'
import { asText, inputProps } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

interface PasokanFieldsProps {
  field: PedagangField
  count: number
  add: () => void
  remove: (index: number) => void
}

/** Fields for the commodities and their suppliers. A trace after a positive test uses this data. */
export function PasokanFields({ field, count, add, remove }: PasokanFieldsProps) {
  const komoditas = useKomoditas()
  const fieldOf = (index: number, name: keyof typeof pasokanLabels): FieldBinding => ({
    ...field(`pasokan.${index}.${name}`),
    label: pasokanLabels[name],
  })
  return (
    <div id={field('pasokan').id} tabIndex={-1}>
      <FormRows noun="komoditas" count={count} min={1} add={add} remove={remove}>
        {(index) => (
          <>
            <SelectField
              {...fieldOf(index, 'komoditas_id')}
              placeholder="Pilih atau ketik nama"
              options={komoditas.map(({ id, nama }) => ({ value: id, label: nama }))}
            />
            <PemasokField {...fieldOf(index, 'pemasok')} />
            <AsalField {...fieldOf(index, 'asal_kota_id')} />
            <SelectField {...fieldOf(index, 'frekuensi')} options={pilihan.frekuensi} optional />
          </>
        )}
      </FormRows>
    </div>
  )
}

const pause = 250

/** Suggests known suppliers, so that people spell the same supplier the same way. A new name is allowed. */
export function PemasokField({ help, ...field }: FieldBinding & { help?: string | undefined }) {
  const value = asText(field.value)
  const [search] = useDebouncedValue(value, pause)
  const { data = [] } = useRecord(pedagangCalls.pemasok, { search }, { enabled: search.length > 1 })
  return (
    <Autocomplete
      {...inputProps({ ...field, help, optional: true })}
      data={[...new Set(data.map(({ nama }) => nama))]}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      maxLength={150}
    />
  )
}

/** Asks for the province, then the city. The code of a stored city contains its province. */
function AsalField(field: FieldBinding) {
  const kotaId = typeof field.value === 'number' ? field.value : undefined
  const [chosen, setChosen] = useState<number | undefined>(
    kotaId === undefined ? undefined : provinsiOfKota(kotaId),
  )
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(chosen)
  return (
    <>
      <SelectField
        {...field}
        id={`${field.id}-provinsi`}
        name={`${field.name}-provinsi`}
        label="Provinsi asal"
        error={undefined}
        value={chosen ?? null}
        options={provinsi}
        optional
        onChange={(next) => {
          setChosen(typeof next === 'number' ? next : undefined)
          field.onChange(null)
        }}
      />
      {chosen !== undefined && <SelectField {...field} options={kota} optional />}
    </>
  )
}

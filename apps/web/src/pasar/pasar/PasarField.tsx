import { listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useState } from 'react'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { provinsiOf, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

/** Selects a market of the account's region. An account for the whole country chooses the province first. */
export function PasarField(field: FieldBinding) {
  const own = provinsiOf(scopeOf(useSignedInUser()))
  const [chosen, setChosen] = useState<number>()
  const provinsi = useProvinsiOptions()
  const provinsiId = own ?? chosen
  const { data: pasar = [] } = useRecord(
    listPasarPilihan,
    { provinsi_id: provinsiId },
    { enabled: provinsiId !== undefined || field.value !== null },
  )
  return (
    <>
      {own === undefined && (
        <SelectField
          {...field}
          id={`${field.id}-provinsi`}
          name={`${field.name}-provinsi`}
          label="Provinsi pasar"
          error={undefined}
          value={chosen ?? null}
          options={provinsi}
          onChange={(next) => {
            setChosen(typeof next === 'number' ? next : undefined)
            field.onChange(null)
          }}
        />
      )}
      <SelectField
        {...field}
        options={pasar.map(({ id, nama, kota }) => ({ value: id, label: `${nama}, ${kota}` }))}
        disabled={provinsiId === undefined && field.value === null}
        placeholder={provinsiId === undefined ? 'Pilih provinsi lebih dahulu' : 'Pilih atau ketik nama pasar'}
      />
    </>
  )
}

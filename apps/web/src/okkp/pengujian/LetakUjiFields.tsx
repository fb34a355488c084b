import { provinsiOfKota, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FixedField } from '#platform/forms/FixedField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

interface LetakUjiFieldsProps {
  provinsi: FieldBinding
  kota: FieldBinding
  tujuan: FieldBinding
}

const asId = (value: unknown) => (typeof value === 'number' ? value : null)

/** Region of the sample. Shows the account's fixed region as text instead of a field. */
export function LetakUjiFields({ provinsi, kota, tujuan }: LetakUjiFieldsProps) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  if (scope.jenis === 'kota') return <FixedField label="Wilayah" text={`${user.kota}, ${user.provinsi}`} />
  if (scope.jenis === 'provinsi') {
    return (
      <>
        <FixedField label="Provinsi" text={user.provinsi ?? ''} />
        <KotaField field={kota} provinsiId={scope.provinsi_id} />
        {scope.titipan && <TujuanFields field={tujuan} />}
      </>
    )
  }
  return (
    <>
      <ProvinsiField field={provinsi} onChosen={() => kota.onChange(null)} />
      <KotaField field={kota} provinsiId={asId(provinsi.value)} />
      <TujuanFields field={tujuan} />
    </>
  )
}

function ProvinsiField({ field, onChosen }: { field: FieldBinding; onChosen: () => void }) {
  return (
    <SelectField
      {...field}
      options={useProvinsiOptions()}
      onChange={(next) => {
        field.onChange(next)
        onChosen()
      }}
    />
  )
}

function KotaField({ field, provinsiId }: { field: FieldBinding; provinsiId: number | null }) {
  const waiting = provinsiId === null
  return (
    <SelectField
      {...field}
      options={useKotaOptions(provinsiId)}
      optional
      disabled={waiting}
      placeholder={waiting ? 'Pilih provinsi lebih dahulu' : 'Pilih atau ketik nama'}
    />
  )
}

/** One field stores both levels: a province code of two digits or a city code of four. */
function TujuanFields({ field }: { field: FieldBinding }) {
  const kode = asId(field.value)
  const kota = kode !== null && kode > 99 ? kode : null
  const provinsi = kota === null ? kode : provinsiOfKota(kota)
  const kotaOptions = useKotaOptions(provinsi)
  return (
    <>
      <SelectField
        {...field}
        label="Titipan untuk provinsi"
        value={provinsi}
        options={useProvinsiOptions()}
        optional
        help="Isi bila sampel ini milik wilayah lain; laboratorium di sana ikut membaca hasilnya."
      />
      {provinsi !== null && (
        <SelectField
          {...field}
          id={`${field.id}-kota`}
          label="Titipan untuk kabupaten/kota"
          error={undefined}
          value={kota}
          options={kotaOptions}
          optional
          onChange={(next) => field.onChange(next ?? provinsi)}
        />
      )}
    </>
  )
}

import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useProvinsiOptionsWithPusat } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import type { SdmFormHandle } from '#okkp/sdm/form/sdm-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FixedField } from '#platform/forms/FixedField.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useKotaOptions } from '#platform/wilayah/use-wilayah-options.ts'

/** Place of work. Shows the account's fixed region as text instead of a field. */
export function WilayahSdm({ form }: { form: SdmFormHandle }) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  if (scope.jenis === 'kota') return <FixedField label="Wilayah" text={`${user.kota}, ${user.provinsi}`} />
  if (scope.jenis === 'provinsi') {
    return (
      <>
        <FixedField label="Provinsi" text={user.provinsi ?? ''} />
        <KotaField form={form} provinsiId={scope.provinsi_id} />
      </>
    )
  }
  return (
    <>
      <ProvinsiField form={form} />
      <KotaField form={form} provinsiId={form.form.values.provinsi_id} />
    </>
  )
}

function ProvinsiField({ form }: { form: SdmFormHandle }) {
  const field = form.field('provinsi_id')
  return (
    <SelectField
      {...field}
      options={useProvinsiOptionsWithPusat()}
      onChange={(next) => {
        field.onChange(next)
        form.form.setFieldValue('kota_id', null)
      }}
    />
  )
}

function KotaField({ form, provinsiId }: { form: SdmFormHandle; provinsiId: number | null | undefined }) {
  const central = provinsiId === provinsiPusat.id
  const options = useKotaOptions(provinsiId)
  if (central) return null
  const waiting = provinsiId == null
  return (
    <SelectField
      {...form.field('kota_id')}
      options={options}
      optional
      disabled={waiting}
      placeholder={waiting ? 'Pilih provinsi lebih dahulu' : 'Pilih atau ketik nama'}
      help="Kosongkan bila bekerja di tingkat provinsi."
    />
  )
}

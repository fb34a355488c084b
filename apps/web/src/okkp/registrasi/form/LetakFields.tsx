import { Radio } from '@mantine/core'
import { isRequired } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import classes from '#okkp/registrasi/form/form.module.css'
import type { RegistrasiFormHandle } from '#okkp/registrasi/form/registrasi-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FixedField } from '#platform/forms/FixedField.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

interface LetakFieldsProps {
  form: RegistrasiFormHandle
  jenisId: number
}

/** Region of the unit. Shows the account's fixed region as text instead of a field. */
export function LetakFields({ form, jenisId }: LetakFieldsProps) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  const optional = !isRequired(jenisId, 'kota_id')
  if (scope.jenis === 'kota') return <FixedField label="Wilayah" text={`${user.kota}, ${user.provinsi}`} />
  if (scope.jenis === 'provinsi') {
    return (
      <>
        <FixedField label="Provinsi" text={user.provinsi ?? ''} />
        <KotaField form={form} provinsiId={scope.provinsi_id} optional={optional} />
      </>
    )
  }
  return (
    <>
      <PenerbitField form={form} />
      <ProvinsiField form={form} optional={optional && form.form.values.pusat !== false} />
      <KotaField form={form} provinsiId={form.form.values.provinsi_id} optional={optional} />
    </>
  )
}

function PenerbitField({ form }: { form: RegistrasiFormHandle }) {
  const { label, value, onChange } = form.field('pusat')
  return (
    <Radio.Group
      label={label}
      description="Terbitan pusat hanya dapat diubah oleh OKKP Pusat, tetapi terbaca oleh daerahnya."
      value={value === false ? 'daerah' : 'pusat'}
      onChange={(next) => onChange(next === 'pusat')}
    >
      <div className={classes.choices}>
        <Radio value="pusat" label="OKKP Pusat" />
        <Radio value="daerah" label="Daerah" />
      </div>
    </Radio.Group>
  )
}

function ProvinsiField({ form, optional }: { form: RegistrasiFormHandle; optional: boolean }) {
  const field = form.field('provinsi_id')
  return (
    <SelectField
      {...field}
      options={useProvinsiOptions()}
      optional={optional}
      help="Tempat unit usaha berada."
      onChange={(next) => {
        field.onChange(next)
        form.form.setFieldValue('kota_id', null)
      }}
    />
  )
}

interface KotaFieldProps {
  form: RegistrasiFormHandle
  provinsiId: number | null | undefined
  optional: boolean
}

function KotaField({ form, provinsiId, optional }: KotaFieldProps) {
  const waiting = provinsiId == null
  return (
    <SelectField
      {...form.field('kota_id')}
      options={useKotaOptions(provinsiId)}
      optional={optional}
      disabled={waiting}
      placeholder={waiting ? 'Pilih provinsi lebih dahulu' : 'Pilih atau ketik nama'}
    />
  )
}

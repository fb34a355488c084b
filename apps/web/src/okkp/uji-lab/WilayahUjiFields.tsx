import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import fields from '#okkp/registrasi/form/form.module.css'
import type { UjiLabFormHandle } from '#okkp/uji-lab/uji-lab-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { provinsiOf, useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

/** Where the test belongs. What the account is bound to is said, not asked. */
export function WilayahUjiFields({ form }: { form: UjiLabFormHandle }) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  const everywhere = scope.jenis === 'semua'
  const { provinsi_id } = form.form.values
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsi_id ? Number(provinsi_id) : provinsiOf(scope))
  const field = form.field('provinsi_id')
  if (scope.jenis === 'kota') return <Fixed label="Wilayah" text={`${user.kota}, ${user.provinsi}`} />
  return (
    <>
      {everywhere ? (
        <SelectField
          {...field}
          options={provinsi}
          onChange={(next) => {
            field.onChange(next)
            form.form.setFieldValue('kota_id', null)
          }}
        />
      ) : (
        <Fixed label="Provinsi" text={user.provinsi ?? ''} />
      )}
      <SelectField
        {...form.field('kota_id')}
        options={kota}
        optional
        disabled={kota.length === 0}
        placeholder={kota.length === 0 ? 'Pilih provinsi lebih dahulu' : 'Pilih atau ketik nama'}
      />
      <SelectField
        {...form.field('created_for')}
        options={provinsi}
        optional
        placeholder="Wilayah sendiri"
        help="Isi bila sampel milik provinsi lain: laboratorium di sana ikut melihat hasilnya."
      />
    </>
  )
}

function Fixed({ label, text }: { label: string; text: string }) {
  return (
    <dl className={fields.fixed}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </dl>
  )
}

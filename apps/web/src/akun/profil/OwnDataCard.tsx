import { updateOwnUser } from '@portal/domain/akun/pengguna/pengguna.contract'
import { type Pengguna, profilSendiri } from '@portal/domain/akun/pengguna/pengguna.schema'
import { formatDateTime } from '@portal/domain/platform/format'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup, successText } from '#platform/notices/popup.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import classes from './Profile.module.css'
import { useAdoptAccount } from './use-account.ts'

const schema = profilSendiri.omit({ photo: true })

export function OwnDataCard({ account }: { account: Pengguna }) {
  return (
    <Section title="Data diri">
      <PhotoPicker account={account} />
      <Facts
        className={classes.facts}
        layout="lines"
        facts={[
          ['Nama pengguna', account.username],
          ['Peran', roleLabels[account.role]],
          ['Wilayah', account.provinsi && [account.kota, account.provinsi].filter(Boolean).join(', ')],
          ['Terakhir masuk', account.terakhir_masuk && formatDateTime(account.terakhir_masuk)],
        ]}
      />
      <OwnDataForm account={account} />
    </Section>
  )
}

function OwnDataForm({ account }: { account: Pengguna }) {
  const adopt = useAdoptAccount()
  const form = useZodForm({
    schema,
    initialValues: {
      nama: account.nama,
      email: account.email ?? '',
      no_telp: account.no_telp ?? '',
      duduk_lembaga: account.duduk_lembaga ?? '',
      alamat: account.alamat ?? '',
    },
    labels: {
      nama: 'Nama lengkap',
      email: 'Surel',
      no_telp: 'No. telepon',
      duduk_lembaga: 'Jabatan dan lembaga',
      alamat: 'Alamat',
    },
    onSubmit: async (values) => {
      adopt((await call(updateOwnUser, { body: values })).data)
      popup.success(successText.diubah)
    },
  })
  return (
    <Form form={form} submitLabel="Simpan data diri" aria-label="Data diri">
      <TextField {...form.field('nama')} autoComplete="name" />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        optional
        help="Tautan bila Anda lupa kata sandi dikirim ke sini."
      />
      <PhoneField {...form.field('no_telp')} min={panjangTelepon.min} optional />
      <TextField {...form.field('duduk_lembaga')} autoComplete="organization-title" optional />
      <TextareaField {...form.field('alamat')} optional />
    </Form>
  )
}

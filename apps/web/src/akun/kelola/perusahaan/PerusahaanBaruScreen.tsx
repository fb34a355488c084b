import { Button } from '@mantine/core'
import {
  addPerusahaan,
  bentukUsaha,
  kodeBentukUsaha,
  perusahaanBaru,
} from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup, successText } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { WilayahField } from '#platform/wilayah/WilayahField.tsx'
import classes from '../akun/form/AkunForm.module.css'
import { semuaAkun } from '../akun/kelompok-akun.ts'
import { SandiSekaliHost } from '../akun/SandiSekaliHost.tsx'
import { showSandiSekali } from '../akun/sandi-sekali.ts'
import { useRefreshAkun } from '../akun/use-akun-actions.ts'
import { emptyPerusahaan, labelPerusahaan } from './perusahaan-form.ts'

const home = { to: '/admin/settings', search: { tab: 'perusahaan' } } as const

export function PerusahaanBaruScreen() {
  const navigate = useNavigate()
  const refresh = useRefreshAkun()
  const goHome = () => void navigate(home)

  async function save(body: z.input<typeof perusahaanBaru>) {
    const { akun, newPassword } = (await call(addPerusahaan, { body })).data
    void refresh()
    if (!newPassword) {
      popup.success(successText.ditambahkan)
      return goHome()
    }
    const { nama, username } = akun
    void showSandiSekali({
      title: 'Pelaku usaha telah ditambahkan',
      nama,
      username,
      sandi: newPassword,
    }).then(goHome)
  }

  const form = useZodForm({
    schema: perusahaanBaru,
    initialValues: emptyPerusahaan,
    labels: labelPerusahaan,
    onSubmit: save,
    draftKey: 'perusahaan-baru',
  })

  return (
    <>
      <PageHeader
        title="Tambah pelaku usaha"
        crumbs={[...semuaAkun.crumbs, { label: semuaAkun.homeTitle, to: semuaAkun.home }]}
        meta="Perusahaan dan akun pertamanya disimpan bersama. Pemilik akun itu dapat mengundang kolega."
      />
      <Form
        form={form}
        submitLabel="Simpan pelaku usaha"
        extraActions={
          <Button component={AppLink} {...home} variant="default" size="lg">
            Kembali ke daftar
          </Button>
        }
      >
        <div>
          <Section title="Perusahaan">
            <div className={classes.fields}>
              <TextField {...form.field('nama_perseroan')} maxLength={200} />
              <SelectField
                {...form.field('jenis_perseroan')}
                options={kodeBentukUsaha.map((value) => ({ value, label: bentukUsaha[value] }))}
              />
              <PhoneField {...form.field('nib')} help="13 angka, seperti tertulis di OSS." />
              <PhoneField {...blankAsNull(form.field('npwp_perseroan'))} optional help="15 atau 16 angka." />
              <TextareaField {...form.field('alamat_perseroan')} rows={2} />
              <WilayahField field={form.field} />
              <TextField {...blankAsNull(form.field('email_perusahaan'))} type="email" optional />
              <PhoneField {...form.field('telp')} min={panjangTelepon.min} optional />
            </div>
          </Section>
          <Section title="Akun pertama" text="Kata sandi sementaranya ditampilkan sekali setelah disimpan.">
            <div className={classes.fields}>
              <TextField {...form.field('akun.nama')} maxLength={150} />
              <TextField
                {...form.field('akun.username')}
                maxLength={60}
                help="Dipakai untuk masuk. Huruf, angka, titik, garis bawah, tanda hubung, atau @; tanpa spasi."
              />
              <TextField
                {...form.field('akun.email')}
                type="email"
                help="Untuk pemberitahuan dan tautan lupa kata sandi."
              />
              <PhoneField {...form.field('akun.no_telp')} min={panjangTelepon.min} optional />
            </div>
          </Section>
        </div>
      </Form>
      <SandiSekaliHost />
    </>
  )
}

/** The schema does not accept empty strings in these fields, so an emptied field becomes null. */
function blankAsNull(field: FieldBinding): FieldBinding {
  return { ...field, onChange: (value) => field.onChange(value === '' ? null : value) }
}

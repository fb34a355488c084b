import {
  bentukUsaha,
  getProfilPerusahaan,
  type KodeBentukUsaha,
  type ProfilPerusahaan,
  profilPerusahaanForm,
  skalaUsaha,
  updateProfilPerusahaan,
} from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { successText } from '#platform/notices/popup.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { session } from '#platform/session/browser-session.ts'
import { WilayahField } from '#platform/wilayah/WilayahField.tsx'
import classes from '#psat/data-usaha/DataUsaha.module.css'

const bentuk = Object.entries(bentukUsaha).map(([value, label]) => ({ value, label }))
const skala = Object.entries(skalaUsaha).map(([value, label]) => ({ value, label }))

const labels = {
  nama_perseroan: 'Nama perusahaan',
  npwp_perseroan: 'NPWP',
  jenis_perseroan: 'Bentuk usaha',
  skala_usaha: 'Skala usaha',
  alamat_perseroan: 'Alamat',
  kode_pos: 'Kode pos',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  telp: 'No. telepon',
  email_perusahaan: 'Surel perusahaan',
  tgl_terbit_nib: 'Tanggal terbit NIB',
  penanggung_jawab: 'Nama penanggung jawab',
  jabatan_penanggung_jawab: 'Jabatan',
  telp_penanggung_jawab: 'No. telepon penanggung jawab',
  email_penanggung_jawab: 'Surel penanggung jawab',
}

interface ProfilPerusahaanFormProps {
  profil: ProfilPerusahaan
  /** Set only if staff act on behalf of a company. */
  perusahaan?: string | undefined
  onSaved: (message: string) => void
}

export function ProfilPerusahaanForm({ profil: dimuat, perusahaan, onSaved }: ProfilPerusahaanFormProps) {
  const queryClient = useQueryClient()
  // Keeps the version from the moment of opening, so that the server refuses to overwrite a newer version.
  const [profil] = useState(dimuat)
  const form = useZodForm({
    schema: profilPerusahaanForm,
    initialValues: {
      ...profil,
      jenis_perseroan: profil.jenis_perseroan as KodeBentukUsaha | null,
      skala_usaha: profil.skala_usaha as keyof typeof skalaUsaha | null,
    },
    labels,
    draftKey: `profil-perusahaan-${profil.uuid}-${profil.versi}`,
    draftOmit: ['versi', 'id', 'uuid', 'nib'],
    onSubmit: async (body) => {
      const query = { perusahaan }
      const { data, message } = await call(updateProfilPerusahaan, { query, body }).finally(() =>
        queryClient.invalidateQueries({ queryKey: [getProfilPerusahaan.path] }),
      )
      if (!perusahaan) session.patch({ perusahaan: { nama_perseroan: data.nama_perseroan } })
      onSaved(message ?? successText.diubah)
    },
  })
  return (
    <Form form={form} submitLabel="Simpan data perusahaan" aria-label="Data perusahaan">
      <Facts facts={[['NIB', profil.nib ?? 'Belum ada']]} />
      <TextField {...form.field('nama_perseroan')} />
      <div className={classes.pair}>
        <SelectField {...form.field('jenis_perseroan')} options={bentuk} />
        <SelectField {...form.field('skala_usaha')} options={skala} />
        <PhoneField {...form.field('npwp_perseroan')} min={15} optional />
        <DateField {...form.field('tgl_terbit_nib')} optional />
      </div>
      <TextareaField {...form.field('alamat_perseroan')} rows={2} />
      <WilayahField field={form.field} />
      <div className={classes.pair}>
        <PhoneField {...form.field('kode_pos')} min={5} optional />
        <PhoneField {...form.field('telp')} min={panjangTelepon.min} />
      </div>
      <TextField {...form.field('email_perusahaan')} type="email" />
      <section className={classes.group}>
        <h3>Penanggung jawab</h3>
        <p>Namanya tercetak di tanda terima dan surat.</p>
        <div className={classes.pair}>
          <TextField {...form.field('penanggung_jawab')} />
          <TextField {...form.field('jabatan_penanggung_jawab')} optional />
          <PhoneField {...form.field('telp_penanggung_jawab')} min={panjangTelepon.min} optional />
          <TextField {...form.field('email_penanggung_jawab')} type="email" optional />
        </div>
      </section>
    </Form>
  )
}

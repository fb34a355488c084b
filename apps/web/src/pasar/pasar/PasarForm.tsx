import { mostPhotos, pasarForm } from '@portal/domain/pasar/pasar/pasar.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { type IsianPasar, labels, type PasarFormHandle, pilihan } from '#pasar/pasar/pasar-form.ts'
import { WilayahPasarFields } from '#pasar/pasar/WilayahPasarFields.tsx'
import { CheckboxField, MultiSelectField, SelectField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { FilesField } from '#platform/forms/files/FilesField.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import { TitikField } from '#platform/peta/titik/TitikField.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

export function PasarForm({ initial, submitLabel, extraActions, ...rest }: RecordFormProps<IsianPasar>) {
  const form: PasarFormHandle = useZodForm({
    schema: pasarForm,
    initialValues: initial as PasarFormHandle['form']['values'],
    labels,
    ...rest,
  })
  const parts = [
    ['Nama dan tempat', <TempatFields key="tempat" form={form} />],
    ['Program', <ProgramFields key="program" form={form} />],
    ['Pengelola dan jam buka', <PengelolaFields key="pengelola" form={form} />],
    ['Ukuran', <UkuranFields key="ukuran" form={form} />],
    ['Sarana dan mutu', <SaranaFields key="sarana" form={form} />],
    ['Foto dan catatan', <FotoFields key="foto" form={form} />],
  ] as const
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        {parts.map(([title, fields]) => (
          <Section key={title} title={title}>
            <div className={classes.fields}>{fields}</div>
          </Section>
        ))}
      </div>
    </Form>
  )
}

interface Part {
  form: PasarFormHandle
}

function TempatFields({ form }: Part) {
  const { provinsi_id, kota_id } = form.form.values
  return (
    <>
      <TextField {...form.field('nama')} />
      <WilayahPasarFields form={form} />
      <TextareaField {...form.field('alamat')} rows={2} optional />
      <TitikField
        field={form.field}
        provinsiId={provinsi_id || null}
        kotaId={kota_id || null}
        help="Titik menaruh pasar ini di peta dan pada pencarian pasar terdekat."
      />
    </>
  )
}

function ProgramFields({ form }: Part) {
  return (
    <>
      <NumberField {...form.field('tahun_pas_aman')} optional plain />
      <SelectField {...form.field('sumber_dana')} options={pilihan.sumberDana} optional />
      <SelectField {...form.field('tipe')} options={pilihan.tipe} optional />
    </>
  )
}

function PengelolaFields({ form }: Part) {
  return (
    <>
      <TextField {...form.field('pengelola_nama')} optional />
      <TextField {...form.field('pengelola_jabatan')} optional />
      <PhoneField
        {...form.field('pengelola_hp')}
        min={panjangTelepon.min}
        optional
        help="Hanya terlihat oleh petugas, tidak di halaman publik."
      />
      <MultiSelectField {...form.field('hari_buka')} options={pilihan.hari} optional />
      <TextField {...form.field('jam_buka')} optional placeholder="mis. 05.00" maxLength={5} />
      <TextField {...form.field('jam_tutup')} optional placeholder="mis. 14.00" maxLength={5} />
    </>
  )
}

const counts = [
  'jumlah_kios',
  'jumlah_los',
  'jumlah_lapak',
  'pengunjung_per_hari',
  'pedagang_psat',
  'pedagang_psah',
  'pedagang_psai',
  'pedagang_olahan',
  'pedagang_non_pangan',
] as const

function UkuranFields({ form }: Part) {
  return (
    <>
      <TextField {...form.field('status_lahan')} optional />
      <NumberField {...form.field('luas')} decimals={1} suffix="m²" optional />
      <NumberField {...form.field('tahun_bangun')} optional plain />
      <NumberField {...form.field('tahun_renovasi')} optional plain />
      {counts.map((name) => (
        <NumberField key={name} {...form.field(name)} optional />
      ))}
    </>
  )
}

function SaranaFields({ form }: Part) {
  const { sni, pos_pantau } = form.form.values
  /** Unchecking the box clears the field that depends on it. */
  const mark = (name: 'sni' | 'pos_pantau', hung: 'nomor_sni' | 'luas_pos_pantau') => {
    const field = form.field(name)
    const onChange = (on: unknown) => {
      field.onChange(on)
      if (!on) form.form.setFieldValue(hung, null)
    }
    return { ...field, onChange }
  }
  return (
    <>
      <MultiSelectField {...form.field('sarana')} options={pilihan.sarana} optional />
      <MultiSelectField {...form.field('zona')} options={pilihan.zona} optional />
      <CheckboxField {...mark('pos_pantau', 'luas_pos_pantau')} />
      {pos_pantau && <NumberField {...form.field('luas_pos_pantau')} decimals={1} suffix="m²" optional />}
      <CheckboxField {...mark('sni', 'nomor_sni')} />
      {sni && <TextField {...form.field('nomor_sni')} optional />}
      <CheckboxField {...form.field('pasar_sehat')} />
      <TextField {...form.field('nomor_sppb')} optional />
    </>
  )
}

function FotoFields({ form }: Part) {
  return (
    <>
      <p>Foto tampil di halaman publik pasar. Hindari wajah orang dan nomor kendaraan.</p>
      <FilesField {...form.field('foto')} accept={pictureKinds} most={mostPhotos} />
      <TextareaField {...form.field('catatan')} rows={3} optional />
    </>
  )
}

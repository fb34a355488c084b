import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { addPengalihanData, addPerubahanData } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import type { Lampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

interface DataEdarProps {
  berkas: BerkasPengajuan
  lampiran: Lampiran
}

const wajib = (kosong: string, max = 2000) => z.string().trim().min(1, kosong).max(max)
const close = () => undefined

/**
 * Lets the secretariat correct the data of a change or transfer of an izin edar if they differ from the application.
 */
export function DataEdarForm({ berkas, lampiran }: DataEdarProps) {
  if (berkas.auditType !== 'izin_edar_pl') return null
  if (berkas.jenisPengajuan === 'perubahan_data') return <Perubahan berkas={berkas} lampiran={lampiran} />
  if (berkas.jenisPengajuan === 'pengalihan') return <Pengalihan berkas={berkas} lampiran={lampiran} />
  return null
}

function Perubahan({ berkas, lampiran }: DataEdarProps) {
  const { id: auditId, auditType, versi } = berkas
  const take = useLangkah(berkas)
  const awal = lampiran.perubahan ?? berkas.salinan.perubahan
  const form = useZodForm({
    schema: z.object({
      data_awal: wajib('Isi data semula.'),
      data_baru: wajib('Isi data barunya.'),
      alasan_perubahan: wajib('Isi alasannya.'),
    }),
    initialValues: {
      data_awal: awal?.data_awal ?? '',
      data_baru: awal?.data_baru ?? '',
      alasan_perubahan: awal?.alasan_perubahan ?? '',
    },
    labels: { data_awal: 'Data semula', data_baru: 'Data baru', alasan_perubahan: 'Alasan' },
    draftKey: `perubahan-${berkas.uuid}`,
    onSubmit: (values) =>
      take(() => call(addPerubahanData, { body: { auditId, auditType, versi, ...values } }), close),
  })
  return (
    <Section title="Data perubahan">
      <Form form={form} submitLabel="Simpan data perubahan" aria-label="Data perubahan">
        <TextareaField {...form.field('data_awal')} />
        <TextareaField {...form.field('data_baru')} />
        <TextareaField {...form.field('alasan_perubahan')} />
      </Form>
    </Section>
  )
}

function Pengalihan({ berkas, lampiran }: DataEdarProps) {
  const { id: auditId, auditType, versi } = berkas
  const take = useLangkah(berkas)
  const awal = lampiran.pengalihan ?? berkas.salinan.pemilik_baru
  const form = useZodForm({
    schema: z.object({
      nib: z.string().regex(/^\d{13}$/, 'NIB terdiri dari 13 angka.'),
      nama_pemilik_lama: wajib('Isi nama pemilik lama.', 200),
      nama_pemilik_baru: wajib('Isi nama pemilik baru.', 200),
      alamat_pemilik_baru: wajib('Isi alamatnya.', 500),
      tanggal_pengalihan: z.iso.date().nullish(),
    }),
    initialValues: {
      nib: awal?.nib ?? '',
      nama_pemilik_lama: awal?.nama_pemilik_lama ?? '',
      nama_pemilik_baru: awal?.nama_pemilik_baru ?? '',
      alamat_pemilik_baru: awal?.alamat_pemilik_baru ?? '',
      tanggal_pengalihan: awal?.tanggal_pengalihan ?? null,
    },
    labels: {
      nib: 'NIB pemilik baru',
      nama_pemilik_lama: 'Pemilik lama',
      nama_pemilik_baru: 'Pemilik baru',
      alamat_pemilik_baru: 'Alamat pemilik baru',
      tanggal_pengalihan: 'Tanggal pengalihan',
    },
    draftKey: `pengalihan-${berkas.uuid}`,
    onSubmit: ({ tanggal_pengalihan = null, ...values }) =>
      take(
        () => call(addPengalihanData, { body: { auditId, auditType, versi, tanggal_pengalihan, ...values } }),
        close,
      ),
  })
  return (
    <Section title="Data pengalihan">
      <Form form={form} submitLabel="Simpan data pengalihan" aria-label="Data pengalihan">
        <TextField {...form.field('nama_pemilik_lama')} />
        <TextField {...form.field('nib')} maxLength={13} />
        <TextField {...form.field('nama_pemilik_baru')} />
        <TextareaField {...form.field('alamat_pemilik_baru')} />
        <DateField {...form.field('tanggal_pengalihan')} optional />
      </Form>
    </Section>
  )
}

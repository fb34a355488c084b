import { useDisclosure } from '@mantine/hooks'
import { dayInJakarta } from '@portal/domain/platform/format'
import { listCalonAuditor } from '@portal/domain/psat/audit/audit.contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FileField } from '#platform/forms/FileField.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { CalonField } from '#psat/langkah/CalonField.tsx'
import type { LangkahModalProps } from '#psat/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/langkah/send-langkah.ts'
import { useLangkah } from '#psat/langkah/use-langkah.ts'

const day = z.iso.date({ error: 'Pilih tanggal penugasan.' })
const schema = z.object({
  lead_auditor: z.array(z.number()).length(1, 'Pilih satu lead auditor.'),
  tim_auditor: z.array(z.number()).min(1, 'Pilih sedikitnya satu auditor.').max(10),
  alasan_benturan: z.string().trim().max(4000).nullish(),
  tanggal_penugasan: day,
  surat_tugas: z.string({ error: 'Unggah surat tugas.' }).min(1, 'Unggah surat tugas.'),
  keterangan: z.string().trim().max(4000).nullish(),
})

const schemaGanti = schema.extend({
  keterangan: z.string().trim().min(1, 'Isi alasan penggantian tim.').max(4000),
})

/** Appoints the team: who has room, who has a conflict, the letter and its date. */
export function TimModal({ berkas, aksi, onClosed }: LangkahModalProps) {
  // Another team in the place of the one at work comes with the reason.
  const ganti = aksi.wajib_catatan
  const [opened, { close }] = useDisclosure(true)
  const take = useLangkah(berkas)
  const {
    data: calon,
    error,
    refetch,
  } = useQuery({
    queryKey: [listCalonAuditor.path, berkas.uuid],
    queryFn: async ({ signal }) =>
      (await call(listCalonAuditor, { params: { uuid: berkas.uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  const form = useZodForm({
    schema: ganti ? schemaGanti : schema,
    initialValues: {
      lead_auditor: berkas.tim ? [berkas.tim.lead.id] : [],
      tim_auditor: berkas.tim?.auditor.map(({ id }) => id) ?? [],
      alasan_benturan: '',
      tanggal_penugasan: dayInJakarta(Date.now()),
      surat_tugas: null,
      keterangan: '',
    },
    labels: {
      lead_auditor: 'Lead auditor',
      tim_auditor: 'Auditor',
      alasan_benturan: 'Alasan tetap menunjuk meski ada benturan',
      tanggal_penugasan: 'Tanggal penugasan',
      surat_tugas: 'Surat tugas',
      keterangan: ganti ? 'Alasan penggantian' : 'Catatan',
    },
    draftKey: `tim-${ganti ? 'ganti' : 'tunjuk'}-${berkas.uuid}`,
    onSubmit: (values) => take(() => sendLangkah(berkas, aksi, values), close),
  })
  const { lead_auditor, tim_auditor } = form.form.values
  const chosen = [...(lead_auditor ?? []), ...(tim_auditor ?? [])]
  const conflict = calon?.some(
    ({ id, benturan }) => chosen.includes(id) && benturan.some(({ jenis }) => jenis === 'dinyatakan'),
  )
  return (
    <FormModal
      title={aksi.label}
      form={form}
      submitLabel="Tetapkan tim audit"
      size="lg"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      {error ? (
        <ErrorState title="Calon auditor belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : !calon ? (
        <LoadingRows rows={4} />
      ) : (
        <>
          <CalonField {...form.field('lead_auditor')} calon={calon} peran="LEAD_AUDITOR" />
          <CalonField {...form.field('tim_auditor')} calon={calon} peran="AUDITOR" />
        </>
      )}
      {conflict && (
        <TextareaField
          {...form.field('alasan_benturan')}
          help="Orang yang dipilih menyatakan benturan kepentingan dengan pemohon ini. Alasan tercatat di riwayat."
        />
      )}
      <DateField {...form.field('tanggal_penugasan')} />
      <FileField {...form.field('surat_tugas')} accept={['pdf']} />
      <TextareaField {...form.field('keterangan')} optional={!ganti} />
    </FormModal>
  )
}

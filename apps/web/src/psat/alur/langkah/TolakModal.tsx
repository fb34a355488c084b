import type { FileKind } from '@portal/domain/platform/files/files.contract'
import { z } from 'zod'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from '#psat/alur/langkah/langkah.module.css'
import type { LangkahModalProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'

const schema = z.object({
  keterangan: z.string().trim().min(10, 'Jelaskan alasan penolakan.').max(4000),
  dokumen_ditolak: z.string({ error: 'Unggah surat penolakan.' }).min(1, 'Unggah surat penolakan.'),
})
const kinds: readonly FileKind[] = ['pdf']

export function TolakModal({ berkas, aksi, onClosed }: LangkahModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkah(berkas)
  const form = useZodForm({
    schema,
    initialValues: { keterangan: '', dokumen_ditolak: null },
    labels: { keterangan: 'Alasan penolakan', dokumen_ditolak: 'Surat penolakan' },
    draftKey: `tolak-${berkas.uuid}`,
    onSubmit: (values) => take(() => sendLangkah(berkas, aksi, values), close),
  })
  return (
    <FormModal title={aksi.label} form={form} submitLabel={aksi.label} {...modal}>
      <p className={classes.hint}>
        Berkas berakhir di sini dan pemohon membaca alasan serta suratnya. Pemohon dapat mengajukan lagi
        dengan berkas baru.
      </p>
      <CatatanField {...form.field('keterangan')} untuk="penolakan" berkas={berkas} />
      <FileField {...form.field('dokumen_ditolak')} accept={kinds} />
    </FormModal>
  )
}

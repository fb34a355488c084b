import { useDisclosure } from '@mantine/hooks'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { formatNumber } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { FileField } from '#platform/forms/FileField.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import classes from '#psat/langkah/langkah.module.css'
import { kirimLangkah, type LangkahPutaran } from '#psat/langkah/langkah-call.ts'
import { useLangkah } from '#psat/langkah/use-langkah.ts'

interface PutaranModalProps {
  berkas: BerkasPengajuan
  label: string
  langkah: LangkahPutaran
  onClosed: () => void
}

const note = z.string().trim().max(4000)
const schemas = {
  REVISION: z.object({
    keterangan: note.min(5, 'Tulis apa yang perlu diperbaiki.'),
    hasil: z.string().nullish(),
  }),
  CLEAR: z.object({ keterangan: note.nullish(), hasil: z.string().nullish() }),
}

/** Asks the applicant for a revision, or lets the file go on. */
export function PutaranModal({ berkas, label, langkah, onClosed }: PutaranModalProps) {
  const [opened, { close }] = useDisclosure(true)
  const take = useLangkah(berkas)
  const revision = langkah.proses === 'REVISION'
  const prepared = berkas.temuan.filter(({ status }) => status === 'disiapkan').length
  const form = useZodForm({
    schema: revision ? schemas.REVISION : schemas.CLEAR,
    initialValues: { keterangan: '', hasil: null },
    labels: { keterangan: revision ? 'Catatan untuk pemohon' : 'Catatan', hasil: langkah.hasil },
    draftKey: `langkah-${berkas.uuid}-${langkah.call}-${langkah.proses}`,
    onSubmit: ({ keterangan, hasil }) =>
      take(
        () =>
          kirimLangkah(berkas.auditType, langkah.call, {
            id_pengajuan: berkas.id,
            versi: berkas.versi,
            proses: langkah.proses,
            keterangan,
            ...(langkah.call === 'rekomendasi' ? { bahan_komtek: hasil } : { hasil_audit: hasil }),
            ...(langkah.call === 'rekomendasi' ? { id_tim_komtek: 1 } : {}),
            ...(berkas.tim ? { id_tim_audit: berkas.tim.id_tim_audit } : {}),
          }),
        close,
      ),
  })
  return (
    <FormModal
      title={label}
      form={form}
      submitLabel={label}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      {revision && (
        <p className={classes.hint}>
          {prepared > 0
            ? `${formatNumber(prepared)} temuan yang disiapkan ikut dikirim. Jam layanan berhenti sampai pemohon menjawab.`
            : 'Belum ada temuan yang disiapkan, jadi hanya catatan ini yang dikirim. Jam layanan berhenti sampai pemohon menjawab.'}
        </p>
      )}
      <TextareaField {...form.field('keterangan')} optional={!revision} />
      <FileField {...form.field('hasil')} accept={documentKinds} optional />
    </FormModal>
  )
}

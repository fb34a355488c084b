import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { simpananPutaran } from '@portal/domain/psat/audit/putaran'
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

interface PutaranModalProps extends LangkahModalProps {
  /** Builds the fields of the call that carry the result file. */
  denganHasil: (hasil: string | null | undefined) => object
}

const labelHasil: Partial<Record<string, { label: string }>> = simpananPutaran

const note = z.string().trim().max(4000)
const schemas = {
  REVISION: z.object({
    keterangan: note.min(5, 'Tulis apa yang perlu diperbaiki.'),
    hasil: z.string().nullish(),
  }),
  CLEAR: z.object({ keterangan: note.nullish(), hasil: z.string().nullish() }),
}

/** Used for verification and audits. */
export function HasilAuditModal(props: LangkahModalProps) {
  return <PutaranModal {...props} denganHasil={(hasil_audit) => ({ hasil_audit })} />
}

/** Committee team 1 consists of every active PVTPP account (specification, section 9). */
export function KeputusanKomtekModal(props: LangkahModalProps) {
  return <PutaranModal {...props} denganHasil={(bahan_komtek) => ({ bahan_komtek, id_tim_komtek: 1 })} />
}

/** Calls of track `pengajuan` name the round and the team. Calls of track `berkas` name only the status. */
function timOf({ alur, tim }: LangkahModalProps['berkas'], { proses }: LangkahModalProps['aksi']) {
  if (alur === 'berkas') return {}
  return { proses, ...(tim ? { id_tim_audit: tim.id_tim_audit } : {}) }
}

function PutaranModal({ berkas, aksi, denganHasil, onClosed }: PutaranModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkah(berkas)
  const { label, membawa_temuan: revision } = aksi
  const penjawab = berkas.alur === 'berkas' ? 'sekretariat' : 'pemohon'
  const drafted = berkas.temuan.filter(({ status }) => status === 'disiapkan').length
  const form = useZodForm({
    schema: revision ? schemas.REVISION : schemas.CLEAR,
    initialValues: { keterangan: '', hasil: null },
    labels: {
      keterangan: revision ? `Catatan untuk ${penjawab}` : 'Catatan',
      hasil: labelHasil[aksi.call]?.label ?? 'Hasil',
    },
    draftKey: `langkah-${berkas.uuid}-${aksi.call}-${aksi.proses}`,
    onSubmit: ({ keterangan, hasil }) =>
      take(
        () =>
          sendLangkah(berkas, aksi, {
            keterangan,
            ...denganHasil(hasil),
            ...timOf(berkas, aksi),
          }),
        close,
      ),
  })
  return (
    <FormModal title={label} form={form} submitLabel={label} {...modal}>
      {revision && (
        <p className={classes.hint}>
          {drafted > 0
            ? `${formatNumber(drafted)} temuan yang disiapkan ikut dikirim. Jam layanan berhenti sampai ${penjawab} menjawab.`
            : `Belum ada temuan yang disiapkan, jadi hanya catatan ini yang dikirim. Jam layanan berhenti sampai ${penjawab} menjawab.`}
        </p>
      )}
      <CatatanField
        {...form.field('keterangan')}
        optional={!revision}
        untuk={revision ? 'perbaikan' : 'putusan'}
        berkas={berkas}
      />
      <FileField {...form.field('hasil')} accept={documentKinds} optional />
    </FormModal>
  )
}

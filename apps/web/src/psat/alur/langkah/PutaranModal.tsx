import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { simpananPutaran } from '@portal/domain/psat/audit/putaran'
import type { AksiTersedia } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from '#psat/alur/langkah/langkah.module.css'
import type { LangkahModalProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import { siapKirim } from '#psat/alur/langkah/siap-kirim.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'

interface PutaranModalProps extends LangkahModalProps {
  /** Builds the fields of the call that carry the result file. */
  denganHasil: (hasil: string | null | undefined) => object
}

const labelHasil: Partial<Record<string, { label: string }>> = simpananPutaran

const note = z.string().trim().max(4000)

/** The findings of a revision can replace its note. A field audit before the agreed visit needs a reason. */
const schemaOf = ({ wajib_catatan, minta_alasan }: AksiTersedia) =>
  z.object({
    keterangan: wajib_catatan ? note.min(5, 'Tulis apa yang perlu diperbaiki.') : note.nullish(),
    hasil: z.string().nullish(),
    alasan_kunjungan: minta_alasan ? note.min(5, 'Jelaskan mengapa lebih awal.') : note.nullish(),
  })

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
  const drafted = siapKirim(berkas)
  const form = useZodForm({
    schema: schemaOf(aksi),
    initialValues: { keterangan: '', hasil: null, alasan_kunjungan: '' },
    labels: {
      keterangan: revision ? `Catatan untuk ${penjawab}` : 'Catatan',
      hasil: labelHasil[aksi.call]?.label ?? 'Hasil',
      alasan_kunjungan: 'Alasan selesai sebelum kunjungan',
    },
    draftKey: `langkah-${berkas.uuid}-${aksi.call}-${aksi.proses}`,
    onSubmit: ({ keterangan, hasil, alasan_kunjungan }) =>
      take(
        () =>
          sendLangkah(berkas, aksi, {
            keterangan,
            ...(aksi.minta_alasan ? { alasan_kunjungan } : {}),
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
            ? `${formatNumber(drafted)} temuan ikut dikirim. Jam layanan berhenti sampai ${penjawab} menjawab.`
            : `Belum ada temuan yang disiapkan, jadi hanya catatan ini yang dikirim. Jam layanan berhenti sampai ${penjawab} menjawab.`}
        </p>
      )}
      {aksi.minta_alasan && (
        <>
          <Callout>{aksi.minta_alasan}</Callout>
          <TextareaField {...form.field('alasan_kunjungan')} />
        </>
      )}
      <CatatanField
        {...form.field('keterangan')}
        optional={!aksi.wajib_catatan}
        untuk={revision ? 'perbaikan' : 'putusan'}
        berkas={berkas}
      />
      <FileField {...form.field('hasil')} accept={documentKinds} optional />
    </FormModal>
  )
}

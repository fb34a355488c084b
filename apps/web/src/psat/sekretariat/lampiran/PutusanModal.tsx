import { hasPermission } from '@portal/domain/portal/permissions'
import { uploadSertificate } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from '#psat/alur/langkah/langkah.module.css'
import type { LangkahModalProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'
import { useLampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

const note = z.string().trim().max(4000)

export function PutusanModal({ berkas, aksi, onClosed }: LangkahModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkah(berkas)
  const kembali = aksi.wajib_catatan
  const tanda = aksi.form === 'tandaTangan' && !kembali
  const form = useZodForm({
    schema: z.object({
      keterangan: kembali ? note.min(5, 'Tulis apa yang perlu diperbaiki.') : note.nullish(),
      dokumen: z.string().nullish(),
    }),
    initialValues: { keterangan: '', dokumen: null },
    labels: { keterangan: kembali ? 'Yang perlu diperbaiki' : 'Catatan', dokumen: 'PDF bertanda tangan' },
    draftKey: `lampiran-${aksi.aksi}-${berkas.uuid}`,
    onSubmit: ({ keterangan, dokumen }) =>
      take(() => sendLangkah(berkas, aksi, { keterangan, ...(dokumen ? { dokumen } : {}) }), close),
  })
  return (
    <FormModal title={aksi.label} form={form} submitLabel={aksi.label} {...modal}>
      {tanda && (
        <>
          <p className={classes.hint}>
            Tanpa PDF, portal yang menandatangani. PDF yang diunggah harus bertanda tangan sah, dan isinya
            lampiran yang disetujui.
          </p>
          <FileField {...form.field('dokumen')} accept={['pdf']} optional />
        </>
      )}
      <CatatanField
        {...form.field('keterangan')}
        optional={!kembali}
        untuk={kembali ? 'perbaikan' : 'putusan'}
        berkas={berkas}
      />
    </FormModal>
  )
}

/**
 * Uploads the certificate and closes the file. A file with an OSS licence waits for the answer of OSS, or needs a
 * reason not to wait.
 */
export function SertifikatModal({ berkas, onClosed }: LangkahModalProps) {
  const { close, modal } = useModal(onClosed)
  const { role } = useSignedInUser()
  const navigate = useNavigate()
  const take = useLangkah(berkas)
  const { data: lampiran } = useLampiran(berkas)
  const menunggu = lampiran?.oss === 'belum' || lampiran?.oss === 'menunggu'
  const alasan = z.string().trim().max(1000)
  const form = useZodForm({
    schema: z.object({
      sertifikat: z.string({ error: 'Unggah sertifikatnya.' }).min(1, 'Unggah sertifikatnya.'),
      tanpaOss: menunggu ? alasan.min(5, 'Tulis alasannya.') : alasan.nullish(),
    }),
    initialValues: { sertifikat: null, tanpaOss: '' },
    labels: { sertifikat: 'Sertifikat', tanpaOss: 'Alasan menerbitkan tanpa menunggu OSS' },
    draftKey: `sertifikat-${berkas.uuid}`,
    async onSubmit(values) {
      const { id: auditId, auditType, versi } = berkas
      let registrasi: number | undefined
      const taken = await take(async () => {
        const answer = await call(uploadSertificate, { body: { auditId, auditType, versi, ...values } })
        registrasi = answer.data.registrasi_id
        return answer
      }, close)
      // Users who manage the registry complete the new entry at once. For other users the server asks the central
      // office.
      if (registrasi !== undefined && hasPermission(role, 'registrasi.kelola')) {
        await navigate({ to: '/okkp/admin/registrasi', search: { add: registrasi } })
      }
      return taken
    },
  })
  return (
    <FormModal title="Unggah sertifikat" form={form} submitLabel="Unggah dan terbitkan" {...modal}>
      {lampiran ? (
        <>
          <p className={classes.hint}>
            {menunggu
              ? 'OSS belum menjawab. Tunggu jawabannya, atau tulis alasan menerbitkan sekarang.'
              : 'Berkas menjadi Terbit dan izinnya masuk registri OKKP.'}
          </p>
          <FileField {...form.field('sertifikat')} accept={['pdf']} />
          {menunggu && <TextareaField {...form.field('tanpaOss')} />}
        </>
      ) : (
        <LoadingRows rows={2} />
      )}
    </FormModal>
  )
}

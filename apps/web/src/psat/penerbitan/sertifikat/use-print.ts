import {
  reissueSertifikat,
  type SertifikatDicetak,
  sertifikatCalls,
} from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { call } from '#platform/api/client.ts'
import { confirm, confirmWithNote } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import { type FormCetak, isianOf } from '#psat/penerbitan/sertifikat/isian-cetak.ts'

export function useCetak(berkas: BerkasPengajuan, siap: boolean, ulang: { onClose: () => void } | undefined) {
  const { uuid: user } = useSignedInUser()
  const refresh = useBerkasRefresh(berkas.uuid)

  const issue = (isian: ReturnType<typeof isianOf>, tanpa_nomor_oss?: string) =>
    call(sertifikatCalls[jalurIzinOf(berkas.auditType)].terbitkan, {
      params: { user, id: berkas.id },
      body: { ...isian, versi: berkas.versi, tanpa_nomor_oss },
    })

  /**
   * The OSS number may take days. A user who cannot wait gives a reason. Returns undefined if the user decides to wait.
   */
  const issueOrAsk = async (isian: ReturnType<typeof isianOf>) => {
    try {
      return await issue(isian)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'MENUNGGU_OSS') throw error
      const alasan = await confirmWithNote({
        title: 'Terbitkan tanpa menunggu nomor OSS?',
        text: `${error.message} Begitu nomornya datang, sertifikat dicetak ulang sendiri dengan nomor itu.`,
        confirmLabel: 'Terbitkan sekarang',
        cancelLabel: 'Tunggu nomornya',
        note: { label: 'Alasan', required: true },
      })
      return alasan === undefined ? undefined : issue(isian, alasan)
    }
  }

  return async (values: FormCetak, awal: SertifikatDicetak) => {
    if (!siap) {
      popup.failure('Nomor belum ada. Isi nomor sebelum menerbitkan sertifikat.')
      return false
    }
    const agreed = await confirm(ulang ? questionAgain : questionFor(berkas))
    if (!agreed) return false
    const isian = isianOf(values, awal)
    try {
      const answer = ulang
        ? await call(reissueSertifikat, {
            params: { uuid: berkas.uuid },
            body: { ...isian, alasan: values.alasan ?? '' },
          })
        : await issueOrAsk(isian)
      if (!answer) return false
      popup.success(answer.message)
      await refresh()
      ulang?.onClose()
      // The long form disappears after printing, so the page scrolls back to the certificate.
      document.getElementById('bagian-berkas')?.scrollIntoView({ block: 'start' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await refresh()
      throw error
    }
  }
}

const questionAgain = {
  title: 'Terbitkan ulang sertifikat ini?',
  text: 'Cetakan baru ditandatangani dan menggantikan yang lama di registri. Pemohon diberi tahu.',
  confirmLabel: 'Terbitkan ulang',
}

function questionFor({ nomor, nama_perusahaan }: BerkasPengajuan) {
  return {
    title: 'Terbitkan sertifikat ini?',
    text: `Nomor ${nomor} untuk ${nama_perusahaan}. Sertifikat ditandatangani, masuk registri, dan berkas selesai.`,
    confirmLabel: 'Terbitkan sertifikat',
  }
}

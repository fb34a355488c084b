import type { Body, Params } from '@portal/domain/platform/contract'
import { type PanggilanPutaran, simpananPutaran } from '@portal/domain/psat/audit/putaran'
import type { rejectBerkas, reviewAuditor } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { LampiranBaru } from '#psat/alur/lampiran/lampiran.service.ts'
import type { KolomBerkas } from '#psat/alur/pengajuan.repository.ts'
import { type LangkahSekretariat, runAction } from '#psat/alur/sekretariat/jalur.ts'
import { presentLangkah } from '#psat/audit/audit.service.ts'

type Tinjauan = Body<typeof reviewAuditor>

/**
 * Builds the step of a review. The file stores note and result. A revision request also fills the note that the
 * secretariat reads.
 */
export function langkahTinjauan(
  call: PanggilanPutaran,
  { auditType, versi, status, keterangan, hasil_audit, alasan_kunjungan }: Tinjauan,
) {
  const place = simpananPutaran[call]
  const kolom: KolomBerkas = {}
  const lampiran: LampiranBaru[] = []
  if (keterangan) kolom[place.keterangan] = keterangan
  if (status === 'revision') kolom.keterangan_audit = keterangan
  if (hasil_audit) {
    kolom[place.hasil] = hasil_audit
    lampiran.push({ label: place.label, kunci: hasil_audit, field: 'hasil_audit' })
  }
  return {
    aksi: { call, proses: status },
    auditType,
    versi,
    note: keterangan,
    input: { alasanKunjungan: alasan_kunjungan },
    lampiran,
    kolom,
  }
}

export function takeStep(platform: Platform, caller: Caller, id: number, langkah: LangkahSekretariat) {
  return write(platform.db, caller, (trx) => stepIn(platform, trx, caller, id, langkah))
}

export async function stepIn(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  id: number,
  langkah: LangkahSekretariat,
) {
  return presentLangkah(await runAction(platform, trx, caller, { id }, langkah))
}

export function review(platform: Platform, caller: Caller, call: PanggilanPutaran, body: Tinjauan) {
  return takeStep(platform, caller, body.auditId, langkahTinjauan(call, body))
}

export function reject(
  platform: Platform,
  caller: Caller,
  { auditType, auditId }: Params<typeof rejectBerkas>,
  { rejectNote, versi }: Body<typeof rejectBerkas>,
) {
  return takeStep(platform, caller, auditId, {
    aksi: 'tolak_berkas',
    auditType,
    versi,
    note: rejectNote,
    kolom: { keterangan_audit: rejectNote },
  })
}

import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { auditCalls } from '@portal/domain/psat/audit/audit.contract'
import { type PanggilanPutaran, simpananPutaran } from '@portal/domain/psat/audit/putaran'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { LampiranBaru } from '#psat/alur/lampiran/lampiran.service.ts'
import { type Langkah, runAction } from '#psat/alur/pelaku/jalur.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow, KolomBerkas } from '#psat/alur/pengajuan.repository.ts'
import { pintu } from '#psat/alur/pintu.ts'
import type { TujuanLangkah } from '#psat/alur/start-langkah.service.ts'
import { findTim } from './tim.repository.ts'

type Calls = typeof auditCalls.sppb
type PutaranBody = Body<Calls['dokumen']>

export function presentLangkah({ row, notifikasi }: { row: BerkasRow; notifikasi: string }) {
  return {
    id_pengajuan: row.id,
    uuid: row.uuid,
    code_status_proses: row.code,
    status_proses: tahapOf(row).label,
    versi: row.versi,
    notifikasi,
  }
}

export function takeStep(platform: Platform, caller: Caller, id: number, langkah: Langkah) {
  return write(platform.db, caller, async (trx) =>
    presentLangkah(await runAction(platform, trx, caller, { id }, langkah)),
  )
}

/** Takes a step that carries only a note, on the track of the call. A file of another track is not found. */
export function takeNoteStep(
  platform: Platform,
  caller: Caller,
  { alur, id }: { alur: NamaAlur; id: number },
  langkah: TujuanLangkah<string> & { note: string | null | undefined },
) {
  const door = pintu(jalurOf({ alur }))
  return write(platform.db, caller, async (trx) =>
    presentLangkah(await door.runAction(platform, trx, caller, { id }, langkah)),
  )
}

/**
 * Takes a REVIEW, REVISION or CLEAR round of a stage. The file stores the findings of staff. Only the history stores
 * the applicant's answer.
 */
export function takeRound(
  platform: Platform,
  caller: Caller,
  auditType: JenisIzin,
  call: PanggilanPutaran,
  body: PutaranBody,
) {
  const { id_pengajuan: id, proses, keterangan } = body
  const place = simpananPutaran[call]
  const kolom: KolomBerkas = {}
  const lampiran: LampiranBaru[] = []
  if (proses !== 'REVIEW') {
    if (keterangan) kolom[place.keterangan] = keterangan
    if (body.hasil_audit) {
      kolom[place.hasil] = body.hasil_audit
      lampiran.push({ label: place.label, kunci: body.hasil_audit, field: 'hasil_audit' })
    }
    if (body.bahan_komtek) {
      kolom.bahan_sidang_komtek = body.bahan_komtek
      lampiran.push({ label: 'Bahan sidang komisi teknis', kunci: body.bahan_komtek, field: 'bahan_komtek' })
    }
  }
  return write(platform.db, caller, async (trx) => {
    // Committee team 1 is every active PVTPP account (specification, section 9).
    if (body.id_tim_komtek != null && body.id_tim_komtek !== 1) {
      throw fieldError('id_tim_komtek', 'Tim komisi teknis selalu 1.')
    }
    const after = await runAction(
      platform,
      trx,
      caller,
      { id },
      {
        aksi: { call, proses },
        auditType,
        versi: body.versi,
        note: keterangan,
        lampiran,
        input: { jawaban: body.jawaban, alasanKunjungan: body.alasan_kunjungan },
        kolom,
      },
    )
    if (body.id_tim_audit != null && (await findTim(trx, id))?.id !== body.id_tim_audit) {
      throw fieldError('id_tim_audit', 'Tim audit ini bukan tim berkas tersebut.')
    }
    return presentLangkah(after)
  })
}

export function reject(
  platform: Platform,
  caller: Caller,
  auditType: JenisIzin,
  body: Body<Calls['ditolak']>,
) {
  const { dokumen_ditolak: surat, keterangan } = body
  return takeStep(platform, caller, body.id_pengajuan, {
    aksi: 'tolak',
    auditType,
    versi: body.versi,
    note: keterangan,
    input: surat ? { dokumenDitolak: surat } : {},
    lampiran: surat ? [{ label: 'Surat penolakan', kunci: surat, field: 'dokumen_ditolak' }] : [],
    kolom: { keterangan_audit: keterangan, dokumen_ditolak: surat },
  })
}

export function withdraw(
  platform: Platform,
  caller: Caller,
  auditType: JenisIzin,
  body: Body<Calls['penarikan']>,
) {
  const alasan = body.keterangan ? `Ditarik pemohon: ${body.keterangan}` : 'Ditarik pemohon'
  return takeStep(platform, caller, body.id_pengajuan, {
    aksi: 'tarik',
    auditType,
    versi: body.versi,
    note: body.keterangan,
    kolom: { keterangan_audit: alasan },
  })
}

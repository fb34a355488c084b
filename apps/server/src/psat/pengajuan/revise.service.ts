import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { jawabanTemuan, pengajuanDiperbaiki } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { z } from 'zod'
import { findPerusahaan } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { berkasTidakDitemukan, lockReadable } from '#psat/alur/akses/find-berkas.service.ts'
import { runAction } from '#psat/alur/pelaku/jalur.ts'
import { awaitsPerbaikan, sendPerbaikan } from '#psat/alur/pelaku/perbaikan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { drafRecord } from '#psat/draf/draf.files.ts'
import { lockPerbaikan } from '#psat/draf/draf.repository.ts'
import { izinOf } from '#psat/draf/draf.service.ts'
import { requireLengkap } from '#psat/isian/check-isian.service.ts'
import { buildSalinan } from '#psat/isian/salinan.service.ts'
import { settleFiles } from './settle-files.service.ts'
import { type JenisKiriman, presentTerkirim } from './submit.service.ts'

type SignedIn = Caller & { actor: Actor }

/** Refuses a change of permit or owner in a revision. Such a change needs a new application. */
function requireSame(row: BerkasRow, lama: Salinan, isian: IsianPengajuan): void {
  const later = 'tidak dapat diganti dalam perbaikan. Tarik permohonan ini, lalu ajukan lagi.'
  const fields = []
  const registrasi = isian.izin_asal?.registrasi_id ?? null
  // In a transfer, the new owner agreed to one permit. In other cases, the applicant may correct a mistyped number of
  // an older permit.
  const disetujui = row.perusahaan_baru_id === null || izinOf(isian) === izinOf(lama)
  if (row.izin_asal !== null && (registrasi !== row.izin_asal_registrasi_id || !disetujui)) {
    fields.push({ field: 'izin_asal', message: `Izin asal ${later}` })
  }
  if (lama.pemilik_baru && isian.pemilik_baru?.nib !== lama.pemilik_baru.nib) {
    fields.push({ field: 'pemilik_baru.nib', message: `Pemilik baru ${later}` })
  }
  const [first] = fields
  if (first) throw new AppError('VALIDASI_GAGAL', { message: first.message, fields })
}

/**
 * Locks the file and checks whether it waits for this caller's revision. If not, the caller runs the action anyway,
 * because the workflow then returns the right error.
 */
async function lockWaiting(trx: Trx, actor: Actor, id: number, versi: number | undefined) {
  const row = await lockReadable(trx, actor, { id })
  const ready =
    awaitsPerbaikan(row.tahap) &&
    actor.perusahaan_id === row.perusahaan_id &&
    (versi === undefined || versi === row.versi)
  return { row, ready }
}

/**
 * Prepares the answer to a revision on either track: checks it against the file, builds the copy, claims the papers and
 * deletes the draft.
 */
export async function gatherPerbaikan(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  row: BerkasRow,
  { jawaban, given }: { jawaban: z.output<typeof jawabanTemuan>; given: IsianPengajuan },
) {
  const [perusahaan, last] = [
    await findPerusahaan(trx, { id: row.perusahaan_id }),
    await findSalinan(trx, row.id),
  ]
  if (!perusahaan || !last) throw berkasTidakDitemukan()
  requireSame(row, last.isi, given)
  const draf = await lockPerbaikan(trx, actor, row.id)
  const source = new Set(Object.keys(last.isi.berkas))
  const { isian, label_dokumen } = await requireLengkap(trx, {
    auditType: row.audit_type,
    jenis: row.jenis_pengajuan,
    isian: { ...given, id_izin_oss: row.id_izin_oss },
    perusahaan,
    sumber: { actorId: actor.id, draf: draf ? drafRecord(draf) : null, salinan: source },
    hari: dayInJakarta(row.dibuat),
    pengajuanId: row.id,
  })
  const salinan = await buildSalinan(trx, { isian, label_dokumen, perusahaan })
  const lain = Object.values(jawaban).flatMap(({ berkas }) => (berkas ? [berkas] : []))
  await settleFiles(platform, trx, { row, draf, source, dokumen: isian.dokumen, lain, actor })
  const { nama_perseroan: nama_perusahaan, alamat_perseroan: alamat_perusahaan } = perusahaan
  const { provinsi_id, kota_id } = perusahaan
  return { salinan, kolom: { nama_perusahaan, alamat_perusahaan, provinsi_id, kota_id } }
}

export function revisePengajuan(
  platform: Platform,
  caller: SignedIn,
  { auditType, jenis }: JenisKiriman,
  { id_pengajuan: id, versi, jawaban, ...given }: z.output<typeof pengajuanDiperbaiki>,
) {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const { row, ready } = await lockWaiting(trx, actor, id, versi)
    if (row.audit_type !== auditType || row.jenis_pengajuan !== jenis) throw berkasTidakDitemukan()
    const langkah = { aksi: sendPerbaikan, auditType, versi, input: { jawaban } }
    if (!ready) return presentTerkirim((await runAction(platform, trx, caller, { id }, langkah)).row)
    const bahan = await gatherPerbaikan(platform, trx, actor, row, { jawaban, given })
    return presentTerkirim((await runAction(platform, trx, caller, { id }, { ...langkah, ...bahan })).row)
  })
}

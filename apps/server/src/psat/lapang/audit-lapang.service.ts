import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { saveCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
import { butirBelumDinilai, type IsiCeklis, type JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { requireKind } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { releaseUnnamed } from '#psat/alur/lampiran/release-unnamed.ts'
import { type BerkasRow, updateBerkas } from '#psat/alur/pengajuan.repository.ts'
import { lockForExaminer } from '#psat/temuan/temuan.service.ts'
import { findAuditLapang, saveAuditLapang } from './ceklis.repository.ts'
import { readCeklisMaster } from './ceklis-master.service.ts'

/** Returns the field audit. Before the audit starts, this is the current checklist without answers. */
export async function readAuditLapang(platform: Platform, actor: Actor, uuid: string) {
  const row = await getReadableBerkas(platform.db, actor, { uuid })
  if (row.audit_type !== 'sppb_psat') {
    throw new AppError('TIDAK_DITEMUKAN', { message: 'Izin edar tidak melalui audit lapang.' })
  }
  const found = await findAuditLapang(platform.db, row.id)
  if (found) return found
  const { versi, isi } = await readCeklisMaster(platform)
  return { ceklis_versi: versi, isi, tanggal: null, jawaban: {}, versi: 0 }
}

function refuseUnknown(isi: IsiCeklis, jawaban: JawabanCeklis): void {
  const known = new Set(isi.flatMap(({ butir }) => butir.map(({ kode }) => kode)))
  const unknown = Object.keys(jawaban).find((kode) => !known.has(kode))
  if (unknown) throw fieldError(`jawaban.${unknown}`, `Butir ${unknown} tidak ada di daftar periksa ini.`)
}

async function claimPhotos(
  { files }: Platform,
  trx: Trx,
  actor: Actor,
  row: BerkasRow,
  jawaban: JawabanCeklis,
): Promise<void> {
  for (const [kode, { foto }] of Object.entries(jawaban)) {
    if (!foto) continue
    const field = `jawaban.${kode}.foto`
    requireKind(foto, pictureKinds, field)
    await files.claim(trx, [foto], { record: `pengajuan/${row.id}`, visibility: 'rekaman', actor, field })
  }
}

/** Saves the team's answers at the field-audit stage. The lock on the file prevents a concurrent step. */
export function writeAuditLapang(
  platform: Platform,
  caller: Caller,
  uuid: string,
  { tanggal, jawaban, versi }: Body<typeof saveCeklisBerkas>,
) {
  const actor = actorOf(caller)
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    const before = await findAuditLapang(trx, row.id)
    if (tahapOf(row).panel !== 'ceklis' || !before) {
      throw new AppError('BUKAN_GILIRAN', {
        message: `Daftar periksa diisi saat audit lapang. Berkas sedang di tahap ${tahapOf(row).label}.`,
      })
    }
    if (before.versi !== versi) throw new AppError('BENTROK', { extra: { versi: before.versi } })
    refuseUnknown(before.isi, jawaban)
    await claimPhotos(platform, trx, actor, row, jawaban)
    const now = platform.clock()
    const saved = await saveAuditLapang(trx, row.id, { tanggal, jawaban, diubah: now, diubah_oleh: actor.id })
    const fotoLama = Object.values(before.jawaban).map(({ foto }) => foto)
    await releaseUnnamed(platform, trx, row.id, fotoLama)
    const kurang = butirBelumDinilai(before.isi, jawaban).length
    await updateBerkas(trx, alurOf(row.alur).tahap, row.id, { ceklis_kurang: kurang })
    await recordAudit(trx, caller, {
      record: `pengajuan/${row.id}`,
      before: { tanggal: before.tanggal, jawaban: before.jawaban },
      after: { tanggal, jawaban },
    })
    return { versi: saved }
  })
}

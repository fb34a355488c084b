import { AppError, fieldError } from '@portal/domain/platform/errors'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Executor, Trx } from '#platform/database/database.ts'
import { listFileDs } from './file-ds/file-ds.repository.ts'
import { findIzinOss, findPemakaiIzin, lockIzinOss } from './izin.repository.ts'

/** Takes an OSS licence for a file. The licence must belong to the company, have the right kind and be free. */
export async function takeIzinOss(
  trx: Trx,
  izinId: number,
  file: { nib: string | null; auditType: JenisIzin; jenisPengajuan: JenisPengajuan },
): Promise<void> {
  const izin = await lockIzinOss(trx, izinId)
  if (!izin || izin.nib !== file.nib) throw fieldError('id_izin_oss', 'Izin OSS ini tidak ditemukan.')
  const user = await findPemakaiIzin(trx, izinId)
  if (user) {
    throw new AppError('IZIN_OSS_TERPAKAI', {
      message: `Izin OSS ${izin.id_izin} sudah dipakai oleh permohonan ${user.nomor_permohonan}.`,
      extra: { id_izin: izin.id_izin, nib: izin.nib, nomorPermohonan: user.nomor_permohonan },
    })
  }
  if (izin.kode_izin !== kodeIzin[file.auditType][file.jenisPengajuan]) {
    throw fieldError('id_izin_oss', `Izin OSS ${izin.id_izin} bukan untuk jenis permohonan ini.`)
  }
}

/** Returns number and signed files of the OSS licence, or null if the file has no licence. */
export async function readIzinTerbit(db: Executor, izinId: number | null) {
  const izin = izinId === null ? undefined : await findIzinOss(db, izinId)
  if (!izin) return null
  const terbit = await listFileDs(db, izin.id)
  return {
    nomor: izin.nomor_oss,
    izin_terbit: terbit.map(({ diterima, ...satu }) => ({ ...satu, diterima: diterima.toISOString() })),
  }
}

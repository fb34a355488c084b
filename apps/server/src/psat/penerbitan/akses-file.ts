import { registrasiFileAccess } from '#okkp/index.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import { mayReadPengajuan } from '#psat/alur/akses/akses.ts'
import { isInReadableSalinan } from '#psat/alur/akses/akses-file.repository.ts'
import { findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { findRegistrasiOfFile } from './sertifikat.repository.ts'

/**
 * Access to the files of an application. A later application that reuses the file also gives access, and so does the
 * registry entry of a certificate.
 */
export const pengajuanFileAccess: RecordAccess = async (actor, record, db, key) => {
  const row = await findBerkas(db, { id: Number(record.split('/')[1]) })
  if (row && mayReadPengajuan(actor, row)) return true
  if (await isInReadableSalinan(db, actor, key)) return true
  const registrasi = await findRegistrasiOfFile(db, key)
  return registrasi !== undefined && registrasiFileAccess(actor, `registrasi/${registrasi}`, db, key)
}

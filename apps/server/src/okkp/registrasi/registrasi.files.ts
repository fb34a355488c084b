import { mayRead } from '@portal/domain/okkp/registrasi/registrasi.policy'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Trx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import { findRegistrasi } from './registrasi.repository.ts'
import { listUnnamed } from './registrasi-file.repository.ts'

interface RegistrasiFiles {
  foto_kemasan: string | null
  sertifikat: string | null
  lampiran: string[]
}

export const registrasiRecord = (id: number) => `registrasi/${id}`

/** Claims new files only. An issued certificate already belongs to its application. */
export async function claimRegistrasiFiles(
  files: Files,
  trx: Trx,
  id: number,
  given: RegistrasiFiles,
  actor: { id: number },
  before?: RegistrasiFiles,
): Promise<void> {
  const held = new Set(before ? keysOf(before) : [])
  const fields = [
    ['foto_kemasan', given.foto_kemasan ? [given.foto_kemasan] : []],
    ['sertifikat', given.sertifikat ? [given.sertifikat] : []],
    ['lampiran', given.lampiran],
  ] as const
  for (const [field, keys] of fields) {
    const added = keys.filter((key) => !held.has(key))
    await files.claim(trx, added, { record: registrasiRecord(id), visibility: 'rekaman', actor, field })
  }
}

const keysOf = ({ foto_kemasan, sertifikat, lampiran }: RegistrasiFiles) =>
  [foto_kemasan, sertifikat, ...lampiran].filter((key) => key !== null)

/**
 * Releases files after the change. A record may use a file in several places, and the file stays while one of them
 * names it.
 */
export async function releaseUnnamed(
  files: Files,
  trx: Trx,
  id: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await files.release(trx, await listUnnamed(trx, id, keys), registrasiRecord(id))
}

export async function releaseReplaced(
  files: Files,
  trx: Trx,
  before: RegistrasiFiles & { id: number },
  after: RegistrasiFiles,
): Promise<void> {
  const kept = new Set(keysOf(after))
  const dropped = keysOf(before).filter((key) => !kept.has(key))
  await releaseUnnamed(files, trx, before.id, dropped)
}

/** The office in scope and the holding company may open the files of a registration and of its supervision. */
export const registrasiFileAccess: RecordAccess = async (actor, record, db) => {
  const id = Number(record.split('/')[1])
  const row = await findRegistrasi(db, { jenis: 'semua' }, id)
  if (!row) return false
  if (actor.role === 'PELAKU_USAHA') {
    return actor.perusahaan_id !== null && actor.perusahaan_id === row.perusahaan_id
  }
  return hasPermission(actor.role, 'registrasi.kelola') && mayRead(scopeOf(actor), row)
}

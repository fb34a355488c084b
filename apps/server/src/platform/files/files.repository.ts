import type { FileKind, FileVisibility } from '@portal/domain/platform/files/files.contract'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

export interface NewFile {
  kunci: string
  nama_asli: string
  jenis: FileKind
  ukuran: number
  sha256: string
  pengunggah_id: number | null
  dibuat: Date
}

export async function insertFiles(db: Executor, files: NewFile[]): Promise<void> {
  await db.insertInto('platform.berkas').values(files).execute()
}

export function findFile(db: Executor, key: string) {
  return db.selectFrom('platform.berkas').selectAll().where('kunci', '=', key).executeTakeFirst()
}

/** Locks in key order, so that two claims of the same files cannot deadlock. */
export function lockFiles(trx: Trx, keys: string[]) {
  return trx
    .selectFrom('platform.berkas')
    .select(['kunci', 'pengunggah_id', 'rekaman', 'diklaim'])
    .where('kunci', 'in', keys)
    .orderBy('kunci')
    .forUpdate()
    .execute()
}

export async function setClaim(
  trx: Trx,
  keys: string[],
  claim: { rekaman: string; visibilitas: FileVisibility; diklaim: Date },
): Promise<void> {
  await trx.updateTable('platform.berkas').set(claim).where('kunci', 'in', keys).execute()
}

export async function moveClaim(trx: Trx, keys: string[], from: string, to: string): Promise<void> {
  await trx
    .updateTable('platform.berkas')
    .set({ rekaman: to })
    .where('kunci', 'in', keys)
    .where('rekaman', '=', from)
    .execute()
}

export async function clearClaim(trx: Trx, keys: string[], record: string): Promise<void> {
  await trx
    .updateTable('platform.berkas')
    .set({ rekaman: null, diklaim: null, visibilitas: 'rekaman' })
    .where('kunci', 'in', keys)
    .where('rekaman', '=', record)
    .execute()
}

/** Lists the oldest first. `except` contains files that this sweep has already failed to delete. */
export async function listTemporary(
  db: Executor,
  before: Date,
  most: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.berkas')
    .select('kunci')
    .where('diklaim', 'is', null)
    .where('dibuat', '<', before)
    .where(sql<boolean>`kunci <> all (${except}::text[])`)
    .orderBy('dibuat')
    .limit(most)
    .execute()
  return rows.map(({ kunci }) => kunci)
}

/**
 * Deletes unclaimed files. It waits for a concurrent claim and then keeps that file. It records deleted keys for their
 * uploader.
 */
export async function deleteTemporary(db: Executor, keys: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ kunci: string }>`
    with pergi as (delete from platform.berkas where kunci = any(${keys}::text[]) and diklaim is null
      returning kunci, pengunggah_id)
    insert into platform.berkas_disapu (kunci, pengunggah_id, disapu, isi_ada)
    select kunci, pengunggah_id, ${at}::timestamptz, true from pergi returning kunci`.execute(db)
  return rows.map(({ kunci }) => kunci)
}

export function findSwept(db: Executor, key: string) {
  return db
    .selectFrom('platform.berkas_disapu')
    .select('pengunggah_id')
    .where('kunci', '=', key)
    .executeTakeFirst()
}

export async function forgetSwept(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('platform.berkas_disapu')
    .where('disapu', '<', before)
    .where('isi_ada', '=', false)
    .execute()
}

/** Lists swept files whose content is still stored, oldest first. */
export async function listSweptContents(db: Executor, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.berkas_disapu')
    .select('kunci')
    .where('isi_ada', '=', true)
    .where('disapu', '<=', before)
    .orderBy('disapu')
    .limit(most)
    .execute()
  return rows.map(({ kunci }) => kunci)
}

export async function noteContentsDeleted(db: Executor, keys: string[]): Promise<void> {
  await db.updateTable('platform.berkas_disapu').set({ isi_ada: false }).where('kunci', 'in', keys).execute()
}

/** Returns the keys with a row, and those of swept files whose content must stay for now. */
export async function neededKeys(db: Executor, keys: string[]): Promise<Set<string>> {
  const swept = await db
    .selectFrom('platform.berkas_disapu')
    .select('kunci')
    .where('kunci', 'in', keys)
    .where('isi_ada', '=', true)
    .execute()
  return new Set([...(await knownKeys(db, keys)), ...swept.map(({ kunci }) => kunci)])
}

export async function knownKeys(db: Executor, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('platform.berkas').select('kunci').where('kunci', 'in', keys).execute()
  return new Set(rows.map(({ kunci }) => kunci))
}

export async function digestsOf(db: Executor, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('platform.berkas')
    .select(['kunci', 'sha256'])
    .where('kunci', 'in', keys)
    .execute()
  return new Map(rows.map(({ kunci, sha256 }) => [kunci, sha256]))
}

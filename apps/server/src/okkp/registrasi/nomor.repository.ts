import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Locks a number, so that concurrent requests for it wait until its owner is known. */
export async function lockNumber(trx: Trx, jenisId: number, nomor: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.nomor'), hashtext(${`${jenisId} ${nomor.toLowerCase()}`}))`.execute(
    trx,
  )
}

const ofKind = (jenisId: number) => sql`hashtext('okkp.nomor.jenis'), ${jenisId}::int`

/**
 * Makes a reservation wait for an import of the kind that is about to commit. Callers must take the lock of the number
 * first.
 */
export async function awaitImports(trx: Trx, jenisId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ofKind(jenisId)})`.execute(trx)
}

/** Blocks reservations of the kind until the import commits. */
export async function holdReservations(trx: Trx, jenisId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ofKind(jenisId)})`.execute(trx)
}

export interface Reservation {
  /** Record that will bring the number into the registry, e.g. `pengajuan/12`. */
  pemilik: string
  jenisId: number
  nomor: string
}

/** Reserves a number, so that no other entry can use it. Releases the owner's previous reservation. */
export async function reserveNumber(trx: Trx, { pemilik, jenisId, nomor }: Reservation): Promise<void> {
  const reserved = { jenis_registrasi_id: jenisId, nomor }
  await trx
    .insertInto('okkp.nomor_dipesan')
    .values({ pemilik, ...reserved })
    .onConflict((conflict) => conflict.column('pemilik').doUpdateSet(reserved))
    .execute()
}

/** Releases a reservation after the owner became an entry or was dropped. */
export async function releaseNumber(trx: Trx, pemilik: string): Promise<void> {
  await trx.deleteFrom('okkp.nomor_dipesan').where('pemilik', '=', pemilik).execute()
}

/** Returns the reserved numbers in lower case. */
export async function findReserved(
  db: Executor,
  jenisId: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await sql<{ nomor: string }>`
    select lower(d.nomor) as nomor from okkp.nomor_dipesan d
    where d.jenis_registrasi_id = ${jenisId}
      and lower(d.nomor) = any(array(select lower(n) from unnest(${numbers}::text[]) n))`.execute(db)
  return new Set(rows.map(({ nomor }) => nomor))
}

/** Finds a number of the batch that somebody reserved while the import stored its rows. */
export async function findReservedOfBatch(
  trx: Trx,
  jenisId: number,
  batchId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ nomor: string }>`
    select d.nomor from okkp.nomor_dipesan d
    join okkp.registrasi r on r.jenis_registrasi_id = ${jenisId} and r.dihapus is null and r.digantikan_oleh is null
      and lower(r.no_registration) = lower(d.nomor)
    where d.jenis_registrasi_id = ${jenisId} and r.batch_id = ${batchId}
    limit 1`.execute(trx)
  return rows[0]?.nomor
}

/**
 * Returns the number with the highest running part among the entries and reservations of a kind. `pola` is a regular
 * expression whose group is the running part.
 */
export async function findHighestNumber(
  db: Executor,
  jenisId: number,
  pola: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ nomor: string }>`
    select nomor from (
      select r.no_registration as nomor from okkp.registrasi r
      where r.jenis_registrasi_id = ${jenisId} and r.dihapus is null and r.no_registration ~ ${pola}
      union all
      select d.nomor from okkp.nomor_dipesan d where d.jenis_registrasi_id = ${jenisId} and d.nomor ~ ${pola}
    ) known order by substring(nomor from ${pola})::bigint desc limit 1`.execute(db)
  return rows[0]?.nomor
}

/** Finds the current entry with this number, case-insensitive. */
export function findCurrentByNumber(db: Executor, nomor: string) {
  return db
    .selectFrom('okkp.registrasi')
    .select(['id', 'provinsi_id', 'kota_id', 'kode_verifikasi'])
    .where(sql<boolean>`lower(no_registration) = lower(${nomor})`)
    .where('dihapus', 'is', null)
    .where('digantikan_oleh', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

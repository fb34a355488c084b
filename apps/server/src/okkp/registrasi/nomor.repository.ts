import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Whoever wants the same number waits for its owner to be known. */
export async function lockNumber(trx: Trx, jenisId: number, nomor: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.nomor'), hashtext(${`${jenisId} ${nomor.toLowerCase()}`}))`.execute(
    trx,
  )
}

const ofKind = (jenisId: number) => sql`hashtext('okkp.nomor.jenis'), ${jenisId}::int`

/** For whoever reserves one: waits for an import of the kind that is about to be committed. Taken after its number. */
export async function awaitImports(trx: Trx, jenisId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ofKind(jenisId)})`.execute(trx)
}

/** For an import: until it is committed nobody reserves a number of the kind. */
export async function holdReservations(trx: Trx, jenisId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ofKind(jenisId)})`.execute(trx)
}

export interface Reservation {
  /** The record that will carry the number into the registry, by its own name: `pengajuan/12`. */
  pemilik: string
  jenisId: number
  nomor: string
}

/** From here on no entry gets the number; another one that the owner had is free again. */
export async function reserveNumber(trx: Trx, { pemilik, jenisId, nomor }: Reservation): Promise<void> {
  const reserved = { jenis_registrasi_id: jenisId, nomor }
  await trx
    .insertInto('okkp.nomor_dipesan')
    .values({ pemilik, ...reserved })
    .onConflict((conflict) => conflict.column('pemilik').doUpdateSet(reserved))
    .execute()
}

/** The owner has become an entry, or never will. */
export async function releaseNumber(trx: Trx, pemilik: string): Promise<void> {
  await trx.deleteFrom('okkp.nomor_dipesan').where('pemilik', '=', pemilik).execute()
}

/** Which of these numbers are reserved, in small letters. */
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

/** A number of the batch that was reserved while its rows were being stored. */
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

/** The living entry with this number, in any letters. */
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

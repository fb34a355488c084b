import { jenisIzin, registrasiUntuk } from '@portal/domain/psat/jenis-pengajuan'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Licence files of these kinds have their number before they stand in the registry. */
const berkasUntuk = new Map(jenisIzin.map((izin) => [registrasiUntuk[izin], izin]))

export const isReservable = (jenisId: number) => berkasUntuk.has(jenisId)

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

/** Which of these numbers a licence file has that is about to be issued, in small letters. */
export async function findReserved(
  db: Executor,
  jenisId: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const auditType = berkasUntuk.get(jenisId)
  if (auditType === undefined || numbers.length === 0) return new Set()
  const { rows } = await sql<{ nomor: string }>`
    select lower(p.nomor) as nomor from psat.pengajuan p
    where p.audit_type = ${auditType} and p.tahap = 'penerbitan_nomor'
      and lower(p.nomor) = any(array(select lower(n) from unnest(${numbers}::text[]) n))`.execute(db)
  return new Set(rows.map(({ nomor }) => nomor))
}

/** A number of the batch that was reserved while its rows were being stored. */
export async function findReservedOfBatch(
  trx: Trx,
  jenisId: number,
  batchId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ nomor: string }>`
    select p.nomor from psat.pengajuan p
    join okkp.registrasi r on r.jenis_registrasi_id = ${jenisId} and r.dihapus is null and r.digantikan_oleh is null
      and lower(r.no_registration) = lower(p.nomor)
    where p.audit_type = ${berkasUntuk.get(jenisId)} and p.tahap = 'penerbitan_nomor' and r.batch_id = ${batchId}
    limit 1`.execute(trx)
  return rows[0]?.nomor
}

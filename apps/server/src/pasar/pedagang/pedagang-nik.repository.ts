import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'
import type { NikTersegel } from './kunci-nik.ts'

/**
 * Serializes NIK checks of one market. A unique index cannot find duplicates, because two keys give the same NIK
 * different fingerprints.
 */
export async function lockNiks(trx: Trx, pasarId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pasar.nik'), ${pasarId}::int)`.execute(trx)
}

export async function findSidik(
  trx: Trx,
  pasarId: number,
  sidik: readonly string[],
  ownId: number | undefined,
): Promise<Set<string>> {
  const { rows } = await sql<{ nik_sidik: string }>`
    select nik_sidik from pasar.pedagang
    where pasar_id = ${pasarId} and nik_sidik = any(${sidik}::text[]) and id is distinct from ${ownId ?? null}`.execute(
    trx,
  )
  return new Set(rows.map(({ nik_sidik }) => nik_sidik))
}

export async function reseal(trx: Trx, id: number, sealed: NikTersegel): Promise<void> {
  await trx.updateTable('pasar.pedagang').set(sealed).where('id', '=', id).execute()
}

import { sql } from 'kysely'
import { dropUnanswered, sidikOf } from '#okkp/index.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { KeptRow } from '#platform/impor/import-definition.ts'

/**
 * Returns the rows that the market already has. Rows with equal content have the same fingerprint, which is unique per
 * market.
 */
export async function findKnown(trx: Trx, pasarId: number, keys: readonly string[]): Promise<Set<string>> {
  const bySidik = new Map(keys.map((key) => [sidikOf(key), key]))
  const rows = await trx
    .selectFrom('pasar.rapid_test')
    .select('sidik')
    .where('pasar_id', '=', pasarId)
    .where('sidik', 'in', [...bySidik.keys()])
    .execute()
  return new Set(rows.flatMap(({ sidik }) => bySidik.get(sidik ?? '') ?? []))
}

interface Kios {
  pedagang_id: number
  pasokan: ReadonlyMap<number, number>
}

/**
 * Returns the stalls of a market by lower-case number, with their suppliers per commodity. The map omits a number that
 * two traders share.
 */
export async function kiosOf(db: Executor, pasarId: number): Promise<Map<string, Kios>> {
  const { rows } = await sql<{ kunci: string; id: number; pasokan: [number, number][] }>`
    select lower(d.nomor_kios) as kunci, min(d.id) as id,
      coalesce(jsonb_agg(jsonb_build_array(b.komoditas_id, b.pemasok_id)) filter (where b.pemasok_id is not null), '[]') as pasokan
    from pasar.pedagang d left join pasar.pasokan b on b.pedagang_id = d.id
    where d.pasar_id = ${pasarId} and not d.is_okkp and d.aktif
    group by lower(d.nomor_kios) having count(distinct d.id) = 1`.execute(db)
  return new Map(
    rows.map(({ kunci, id, pasokan }) => [kunci, { pedagang_id: id, pasokan: new Map(pasokan) }]),
  )
}

/** Deletes imported tests that nobody has changed or followed up, with their unanswered cases. */
export async function removeBatch(trx: Trx, batchId: number, { at }: { at: Date }): Promise<number> {
  // The lock waits for running changes, so that the version check below sees them.
  const rows = await trx
    .selectFrom('pasar.rapid_test')
    .select(['id', 'versi'])
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const untouched = rows.flatMap(({ id, versi }) => (versi === 1 ? id : []))
  const followed = await dropUnanswered(trx, 'rapid_pasar', untouched, at)
  const gone = untouched.filter((id) => !followed.has(id))
  await trx.deleteFrom('pasar.rapid_test').where('id', '=', sql<number>`any(${gone}::bigint[])`).execute()
  return gone.length
}

const mostListed = 200

export async function listKept(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }> {
  const { rows } = await sql<KeptRow & { total: number }>`
    select u.id, coalesce('Kios ' || u.nomor_kios || ', ', '') || to_char(u.tanggal, 'YYYY-MM-DD') as nomor, count(*) over () as total,
      case when u.versi > 1 then 'Sudah diubah setelah diimpor' else 'Sudah ditindaklanjuti' end as sebab
    from pasar.rapid_test u where u.batch_id = ${batchId} order by u.id limit ${mostListed}`.execute(trx)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ id, nomor, sebab }) => ({ id, nomor, sebab })) }
}

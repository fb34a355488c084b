import { createHash } from 'node:crypto'
import { membukaRantai } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { type Insertable, sql } from 'kysely'
import { dropUnanswered } from '#okkp/index.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PasarRapidTest } from '#platform/database/schema.gen.ts'
import type { KeptRow } from '#platform/impor/import-definition.ts'

/** A row that says the same is the same row: its fingerprint is unique in its market. */
const sidikOf = (key: string) => createHash('sha256').update(key).digest('base64url')

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

/** One statement for a chunk; a row that is there already is skipped. Returns the keys stored. */
export async function insertMany(
  trx: Trx,
  rows: readonly (Insertable<PasarRapidTest> & { key: string })[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const keys = new Map(rows.map(({ key }) => [sidikOf(key), key]))
  const stored = await trx
    .insertInto('pasar.rapid_test')
    .values(rows.map(({ key, ...row }) => ({ ...row, sidik: sidikOf(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('sidik')
    .execute()
  return new Set(stored.flatMap(({ sidik }) => keys.get(sidik ?? '') ?? []))
}

interface Kios {
  pedagang_id: number
  pasokan: ReadonlyMap<number, number>
}

/** Stalls of a market by their number in small letters, with who supplies what; a number that two share is nobody's. */
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

export async function freshPositives(trx: Trx, batchId: number, today: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('pasar.rapid_test')
    .select(['id', 'tanggal', 'hasil_uji'])
    .where('batch_id', '=', batchId)
    .where('hasil_uji', '=', 'Positif')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, tanggal, hasil_uji }) => (membukaRantai(hasil_uji, tanggal, today) ? id : []))
}

/** What nobody changed or followed up goes, with the follow-ups that nobody answered. */
export async function removeBatch(trx: Trx, batchId: number): Promise<number> {
  // Locked before they are judged: whoever is changing one of them finishes first and is then seen.
  const rows = await trx
    .selectFrom('pasar.rapid_test')
    .select(['id', 'versi'])
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const untouched = rows.flatMap(({ id, versi }) => (versi === 1 ? id : []))
  const followed = await dropUnanswered(trx, 'rapid_pasar', untouched)
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

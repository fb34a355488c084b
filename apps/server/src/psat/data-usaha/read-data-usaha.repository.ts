import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import type { BarisUsaha } from './data-usaha.repository.ts'
import { tabelDataUsaha } from './koleksi.ts'

/** Condition: an operator reads the rows of the own company. Staff read rows of companies whose files they may read. */
function readable(actor: Pembaca): RawBuilder<SqlBool> {
  if (actor.role === 'PELAKU_USAHA') return sql<SqlBool>`t.perusahaan_id = ${actor.perusahaan_id ?? -1}`
  return sql<SqlBool>`exists (select from psat.pengajuan p
    where p.perusahaan_id = t.perusahaan_id and ${readablePengajuan(actor)})`
}

const most = 1000

/** Lists readable rows. A selection by id includes deleted rows, because files still refer to them. */
export async function listReadable(
  db: Executor,
  actor: Pembaca,
  jenis: JenisDataUsaha,
  ids: readonly number[] | 'all',
): Promise<BarisUsaha[]> {
  const shared = jenis === 'pemasok' || jenis === 'pelanggan' ? sql`and t.jenis = ${jenis}` : sql``
  const picked = ids === 'all' ? sql`and t.dihapus is null` : sql`and t.id = any(${ids}::bigint[])`
  const { rows } = await sql<BarisUsaha>`
    select t.* from ${sql.table(tabelDataUsaha[jenis])} t
    where ${readable(actor)} ${shared} ${picked} order by t.id limit ${most}`.execute(db)
  return rows
}

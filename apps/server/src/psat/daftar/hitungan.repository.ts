import { namesIn } from '@portal/domain/platform/stored-name'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { tahapAkhir, tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import { type KeadaanJam, keadaanJam } from '@portal/domain/psat/daftar/keadaan-jam'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import { tableOf } from '#platform/figures/fact-table.ts'
import { wordsCountedUpTo } from '#platform/list/list.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { factKeadaan } from '#psat/dasbor/berkas.fact.ts'
import { berkasList } from './daftar.repository.ts'
import { holdsTurnSql } from './giliran.repository.ts'
import { askOf, jamSql, lateSql, type SaringanBerkas } from './saringan-berkas.repository.ts'

/** Source of the counts: the file table, or the fact table with the same column names. */
interface Source {
  from: RawBuilder<unknown>
  count: (condition: RawBuilder<SqlBool>) => RawBuilder<number>
}
const fromFiles: Source = {
  from: sql`psat.pengajuan as p`,
  count: (condition) => sql<number>`count(*) filter (where ${condition})`,
}
const fromFacts: Source = {
  from: sql`(select audit_type, alur, jenis_pengajuan, tahap, jeda, tenggat, terlambat, n,
      case when not berjalan then true end as selesai, case when diputus then true end as diputus_komtek
    from ${sql.table(`${tableOf(factKeadaan)}_kini`)} where wilayah = any(${nasional.ids}::integer[])) as p`,
  count: (condition) => sql<number>`coalesce(sum(p.n) filter (where ${condition}), 0)::bigint`,
}

/**
 * Filters that the fact table supports. Accounts that see only their own files have so few that the query counts the
 * rows.
 */
const countedFilters = new Set([
  'auditType',
  'jenisPengajuan',
  'alur',
  'tahap',
  'status',
  'jeda',
  'giliran',
  'giliranLain',
])
const notFilters = new Set(['page', 'limit', 'orderBy', 'batas', 'tab'])

const askedNames = (filter: object): string[] =>
  Object.entries(filter)
    .filter(([name, value]) => value !== undefined && value !== '' && !notFilters.has(name))
    .map(([name]) => name)

function sourceOf(actor: Pembaca, filter: Partial<SaringanBerkas>): Source {
  const known = askedNames(filter).every((name) => countedFilters.has(name))
  return known && seesByPlace(actor) ? fromFacts : fromFiles
}

export interface HitunganTahap extends Record<KeadaanJam, number> {
  tahap: string
  total: number
  /** True if there are more files than `total`. */
  lebih?: boolean
  giliran: number
}

/** Returns the conditions of a list, without the conditions that tabs and badges count separately. */
const conditionsOf = (db: Executor, actor: Pembaca, filter: SaringanBerkas) =>
  berkasList.matching(db, actor, {
    ...askOf(filter),
    jam: undefined,
    giliran: undefined,
    giliranLain: undefined,
  })

async function countSql(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
  { from, count }: Source,
  only: RawBuilder<SqlBool> = sql<SqlBool>`true`,
) {
  const mine = holdsTurnSql(actor)
  const jam = jamSql(filter)
  const wanted = filter.giliran ? mine : sql<SqlBool>`true`
  const standing = namesIn(keadaanJam).map((name) => {
    const stands = jamSql({ jeda: undefined, ...keadaanJam[name], batas: filter.batas })
    return sql`${count(sql<SqlBool>`${wanted} and ${stands}`)} as ${sql.ref(name)}`
  })
  return sql<HitunganTahap>`
    select p.tahap, ${count(jam)} as total, ${count(sql<SqlBool>`${jam} and ${mine}`)} as giliran,
      ${sql.join(standing)}
    from ${from} where ${only} and ${await conditionsOf(db, actor, filter)} group by p.tahap`
}

/** Maximum count of ended files per stage in a text search. Running files are few, so the query counts all of them. */
const terhitungPerTahap = wordsCountedUpTo

/**
 * Counts the matches of a text search. A common word matches nearly all files, so the query counts ended files only up
 * to `most`.
 */
async function countFound(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
  most: number,
): Promise<HitunganTahap[]> {
  const asked = (tahap: string) => filter.tahap?.includes(tahap) ?? true
  const everywhere = { ...filter, tahap: undefined }
  const underWay = sql<SqlBool>`p.tahap = any(${tahapAkhir(undefined).filter(asked)}::text[])`
  const ended = tahapSemua(({ ends }) => ends !== undefined).filter(asked)
  const found = await conditionsOf(db, actor, everywhere)
  const parts = ended.map(
    (tahap) => sql`select ${tahap}::text, count(*), 0, 0, 0, 0, 0 from (
      select from psat.pengajuan p where p.tahap = ${tahap} and ${found}
        and ${jamSql(filter)} limit ${most + 1}) terhitung having count(*) > 0`,
  )
  const all = [await countSql(db, actor, everywhere, fromFiles, underWay), ...parts]
  const { rows } = await sql<HitunganTahap>`${sql.join(all, sql` union all `)}`.execute(db)
  return rows.map((row) =>
    ended.includes(row.tahap) && row.total > most ? { ...row, total: most, lebih: true } : row,
  )
}

/** Counts files per stage and the files that wait for the caller, in one query for all tabs and badges. */
export async function countBerkas(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
  most = terhitungPerTahap,
): Promise<HitunganTahap[]> {
  if (filter.search && seesByPlace(actor)) return countFound(db, actor, filter, most)
  const counted = await countSql(db, actor, filter, sourceOf(actor, filter))
  return (await counted.execute(db)).rows
}

/** Counts the late files of a superadmin's portal by kind and stage. */
export async function countLate(
  db: Executor,
  actor: Pembaca,
  terlambat: string,
): Promise<{ audit_type: string; alur: NamaAlur; tahap: string; jumlah: number }[]> {
  const { from, count } = sourceOf(actor, {})
  const late = lateSql(terlambat)
  const { rows } = await sql<{ audit_type: string; alur: NamaAlur; tahap: string; jumlah: number }>`
    select p.audit_type, p.alur, p.tahap, ${count(late)} as jumlah
    from ${from} where ${late} and ${readablePengajuan(actor)} group by p.audit_type, p.alur, p.tahap`.execute(
    db,
  )
  return rows
}

interface Menunggu {
  audit_type: string
  giliran: number
  terlambat: number
}

/**
 * Counts, per licence kind, the files that wait for the caller and the late ones. For a superadmin, it counts the files
 * of all holders.
 */
export async function countWaiting(db: Executor, actor: Pembaca, terlambat: string): Promise<Menunggu[]> {
  const { from, count } = sourceOf(actor, {})
  const mine = actor.role === 'SUPERADMIN' ? sql<SqlBool>`true` : holdsTurnSql(actor)
  const { rows } = await sql<Menunggu>`
    select p.audit_type, ${count(sql<SqlBool>`true`)} as giliran,
      ${count(lateSql(terlambat))} as terlambat
    from ${from} where p.selesai is null and ${readablePengajuan(actor)} and ${mine} group by p.audit_type`.execute(
    db,
  )
  return rows
}

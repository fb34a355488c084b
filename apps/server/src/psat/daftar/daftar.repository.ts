import { offsetOf } from '@portal/domain/platform/list/pagination'
import { namesIn } from '@portal/domain/platform/stored-name'
import { semuaAlur, tahapAkhir, tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import { type KeadaanJam, keadaanJam } from '@portal/domain/psat/daftar/keadaan-jam'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'
import { sharedByValues } from '#platform/database/together.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { holdsTurnSql } from './giliran.repository.ts'
import { conditionsOf, jamSql, lateSql, type SaringanBerkas } from './saringan-berkas.repository.ts'

/** Where rows are counted: the files themselves, or the counters under the names of their columns. */
interface Source {
  from: RawBuilder<unknown>
  count: (condition: RawBuilder<SqlBool>) => RawBuilder<number>
}
const fromFiles: Source = {
  from: sql`psat.pengajuan as p`,
  count: (condition) => sql<number>`count(*) filter (where ${condition})`,
}
const fromCounters: Source = {
  from: sql`(select audit_type, alur, jenis_pengajuan, tahap, jeda, tenggat, terlambat, n,
      case when selesai then true end as selesai, case when diputus then true end as diputus_komtek
    from psat.cacah_pengajuan_kini) as p`,
  count: (condition) => sql<number>`coalesce(sum(p.n) filter (where ${condition}), 0)::bigint`,
}

/** What the counters know; whoever sees files of their own has few enough to be read. */
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

/** What is asked for, apart from page and order. */
export function askedOf(filter: Partial<SaringanBerkas>): [string, unknown][] {
  return Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !notFilters.has(name),
  )
}

/** The values of a list whose statement is written once. */
export interface Nilai {
  auditType: unknown
  jenisPengajuan: unknown
  alur: unknown
  tahap: unknown
  terlambat: string
  besok: string
  lusa: string
  offset: number
}

export function nilaiOf(filter: SaringanBerkas): Nilai {
  const { auditType, jenisPengajuan, alur, tahap, batas } = filter
  const stages = tahap?.length === 1 ? tahap[0] : tahap
  return { auditType, jenisPengajuan, alur, tahap: stages, ...batas, offset: offsetOf(filter) }
}

/** The filter with slots in the place of its values: the same conditions, for whatever values come. */
export function withSlots(filter: SaringanBerkas, slot: SlotOf<Nilai>): SaringanBerkas {
  const { auditType, jenisPengajuan, alur, tahap } = filter
  const put = (name: keyof Nilai, given: unknown) => (given === undefined ? undefined : slot(name)) as never
  return {
    ...filter,
    auditType: put('auditType', auditType),
    jenisPengajuan: put('jenisPengajuan', jenisPengajuan),
    alur: put('alur', alur),
    tahap: tahap?.length === 1 ? [slot('tahap') as never] : put('tahap', tahap),
    batas: {
      terlambat: slot('terlambat') as never,
      besok: slot('besok') as never,
      lusa: slot('lusa') as never,
    },
  }
}

/** Which statement it is: the tracks there are, the role, what is asked for, and what of it is no value. */
export function formOf({ role }: Pembaca, filter: SaringanBerkas): string {
  const { tahap, jeda, giliran, giliranLain } = filter
  const names = askedOf(filter).map(([name]) => name)
  const tracks = semuaAlur().map(({ nama }) => nama)
  return JSON.stringify([tracks, role, names, tahap?.length === 1, jeda, giliran, giliranLain])
}

/** Somebody of the role: who sees files by their place sees the same whoever it is. */
export const anyoneOf = ({ role }: Pembaca): Pembaca => ({ id: 0, role, perusahaan_id: null })

function sourceOf(actor: Pembaca, filter: Partial<SaringanBerkas>): Source {
  const known = askedOf(filter).every(([name]) => countedFilters.has(name))
  return known && seesByPlace(actor) ? fromCounters : fromFiles
}

export interface HitunganTahap extends Record<KeadaanJam, number> {
  tahap: string
  total: number
  /** There are more than `total`. */
  lebih?: boolean
  giliran: number
}

function countSql(
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
    from ${from} where ${only} and ${conditionsOf(actor, filter, { inOrder: false })} group by p.tahap`
}

/** As many files that have ended are counted at each of their stages for a word; all that are under way are few. */
const terhitungPerTahap = 2500

/** A word that every company carries finds all files there ever were: those that have ended are counted so far. */
async function countFound(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
  most: number,
): Promise<HitunganTahap[]> {
  const asked = (tahap: string) => filter.tahap?.includes(tahap) ?? true
  const everywhere = { ...filter, tahap: undefined }
  // Not "those without an end": whose index is read whole where a rare word has its own.
  const underWay = sql<SqlBool>`p.tahap = any(${tahapAkhir(undefined).filter(asked)}::text[])`
  const ended = tahapSemua(({ ends }) => ends !== undefined).filter(asked)
  const parts = ended.map(
    (tahap) => sql`select ${tahap}::text, count(*), 0, 0, 0, 0, 0 from (
      select from psat.pengajuan p where p.tahap = ${tahap} and ${conditionsOf(actor, everywhere)}
        and ${jamSql(filter)} limit ${most + 1}) terhitung having count(*) > 0`,
  )
  const all = [countSql(actor, everywhere, fromFiles, underWay), ...parts]
  const { rows } = await sql<HitunganTahap>`${sql.join(all, sql` union all `)}`.execute(db)
  return rows.map((row) =>
    ended.includes(row.tahap) && row.total > most ? { ...row, total: most, lebih: true } : row,
  )
}

const preparedCounts = new Map<string, (db: Executor, values: Nilai) => Promise<HitunganTahap[]>>()

/** Files per stage, and how many of them wait for the caller: one pass for all tabs and badges. */
export async function countBerkas(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
  most = terhitungPerTahap,
): Promise<HitunganTahap[]> {
  const source = sourceOf(actor, filter)
  if (filter.search && seesByPlace(actor)) return countFound(db, actor, filter, most)
  // The counters are a few rows whatever is asked of them; files are planned for the values.
  if (source !== fromCounters || filter.status)
    return (await countSql(actor, filter, source).execute(db)).rows
  const form = formOf(actor, filter)
  const read =
    preparedCounts.get(form) ??
    // Tabs and badges are the same for everybody of a role who asks for the same list.
    sharedByValues(
      statement((paper, slot: SlotOf<Nilai>) => ({
        compile: () => countSql(anyoneOf(actor), withSlots(filter, slot), source).compile(paper),
      })),
    )
  preparedCounts.set(form, read)
  return read(db, { ...nilaiOf(filter), offset: 0 })
}

interface Menunggu {
  audit_type: string
  giliran: number
  terlambat: number
}

/** Per kind: files whose turn it is for the caller, and the late ones; a superadmin watches over everybody's. */
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

export const order: Record<NonNullable<SaringanBerkas['orderBy']>, RawBuilder<unknown>> = {
  terbaru: sql`p.dibuat desc, p.id desc`,
  terlama: sql`p.dibuat, p.id`,
  diubah: sql`p.diubah desc, p.id desc`,
  ...bothWays('masuk', 'p.dibuat'),
  ...bothWays('perubahan', 'p.diubah'),
  ...bothWays('perusahaan', 'p.nama_perusahaan'),
  ...bothWays('tahap', 'p.code'),
  ...bothWays('uploadTime', 'p.dibuat'),
  ...bothWays('updateTime', 'p.diubah'),
  ...bothWays('nama_perusahaan', 'p.nama_perusahaan'),
  ...bothWays('process', 'p.code'),
  ...bothWays('tenggat', 'p.tenggat'),
  // A file without a deadline is never the next one, and never the last one of those that have one.
  '-tenggat': sql`p.tenggat desc nulls last, p.id desc`,
}

function bothWays<Name extends string>(name: Name, column: string) {
  const by = sql.ref(column)
  return { [name]: sql`${by}, p.id`, [`-${name}`]: sql`${by} desc, p.id desc` } as Record<
    Name | `-${Name}`,
    RawBuilder<unknown>
  >
}

/** The files of a page, in their order; alias `p`. */
export function pageOfBerkas(
  db: Pick<Executor, 'selectFrom'>,
  actor: Pembaca,
  filter: SaringanBerkas,
  offset: number | RawBuilder<number> = offsetOf(filter),
) {
  let query = db.selectFrom('psat.pengajuan as p').where(conditionsOf(actor, filter)).where(jamSql(filter))
  // Nobody holds a file that has ended: said, so that those under way alone are looked through.
  if (filter.giliran) query = query.where(sql<SqlBool>`p.selesai is null and ${holdsTurnSql(actor)}`)
  if (filter.giliranLain) query = query.where(sql<SqlBool>`not ${holdsTurnSql(actor)}`)
  // The size is known to the plan: with an unknown one it would expect a tenth of all files.
  return query
    .select('p.id')
    .orderBy(order[filter.orderBy ?? 'terbaru'])
    .limit(sql.lit(filter.limit))
    .offset(offset)
}

export async function listBerkasIds(db: Executor, actor: Pembaca, filter: SaringanBerkas): Promise<number[]> {
  const rows = await pageOfBerkas(db, actor, filter).execute()
  return rows.map(({ id }) => id)
}

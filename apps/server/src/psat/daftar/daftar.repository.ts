import type { Query } from '@portal/domain/platform/contract'
import { offsetOf } from '@portal/domain/platform/list/pagination'
import { semuaAlur, tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'
import { sharedByValues } from '#platform/database/together.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type Bagian, bagianSql } from '#psat/alur/akses/bagian.repository.ts'
import { holdsTurnSql } from './giliran.repository.ts'

export interface SaringanBerkas
  extends Omit<Query<typeof listBerkas>, 'process' | 'agenda' | 'status' | 'tab'> {
  /** Stage keys. */
  tahap?: readonly string[] | undefined
  status?: readonly string[] | undefined
  batas: { terlambat: string; besok: string; lusa: string }
  bagian?: Bagian | undefined
  /** Only those that wait for somebody else. */
  giliranLain?: boolean
}

const late = ({ terlambat }: SaringanBerkas['batas']) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat < ${terlambat}::date)`
const tomorrow = ({ besok, lusa }: SaringanBerkas['batas']) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat >= ${besok}::date and p.tenggat < ${lusa}::date)`

/** Deadline statuses as the wire spells them, in SQL. */
function statusSql(status: string, batas: SaringanBerkas['batas']): RawBuilder<SqlBool> {
  switch (status) {
    case 'OVERRDUE':
      return late(batas)
    case 'DUE_TOMORROW':
      return tomorrow(batas)
    case 'ON_PROCESS':
      return sql<SqlBool>`(p.selesai is null and not ${late(batas)} and not ${tomorrow(batas)})`
    case 'BEFORE_DEADLINE':
      return sql<SqlBool>`(p.selesai is not null and not p.terlambat)`
    default:
      return sql<SqlBool>`(p.selesai is not null and p.terlambat)`
  }
}

/** Company, NIB and number by their words; a code, or its number alone, by the file's id. */
function searchSql(search: string): RawBuilder<SqlBool> {
  const words = sql<SqlBool>`p.cari like platform.teks_cari(${containsPattern(search)})`
  const [, id] = /^(?:[a-z]+\/)?(\d{1,12})(?:\/[a-z_]*)?$/i.exec(search) ?? []
  return id === undefined ? words : sql<SqlBool>`(${words} or p.id = ${Number(id)})`
}

/** Found first, by its index: guessed to be everywhere, somebody's few files would be looked for along the whole list. */
function filesOf(column: 'auditor_id' | 'penangan_id', userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.id = any(array(
    select a.id from psat.pengajuan a where ${sql.ref(`a.${column}`)} @> array[${userId}::bigint]))`
}

/** Several stages, none of which ends a file; nothing leads out of one that does. */
function areRunning(tahap: SaringanBerkas['tahap']): boolean {
  const running: readonly string[] = tahapAkhir(undefined)
  return Array.isArray(tahap) && tahap.length > 1 && tahap.every((key) => running.includes(key))
}

/** Files of which this was told on these days; any day where none is named. */
function peristiwaSql({ peristiwa, peristiwaDari, peristiwaSampai }: SaringanBerkas): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.id in (select e.pengajuan_id from psat.peristiwa e where e.jenis = ${peristiwa}
    and e.tanggal between ${peristiwaDari ?? '-infinity'}::date and ${peristiwaSampai ?? 'infinity'}::date)`
}

/** What `status` and `jeda` leave over; apart from the other conditions, so that one pass counts all of them. */
function jamSql({ status, jeda, batas }: SaringanBerkas): RawBuilder<SqlBool> {
  const any = status?.map((name) => statusSql(name, batas))
  return sql.join(
    [
      any ? sql<SqlBool>`(${sql.join(any, sql` or `)})` : sql<SqlBool>`true`,
      jeda === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(p.selesai is null and p.jeda = ${jeda})`,
    ],
    sql` and `,
  )
}

function conditionsOf(actor: Pembaca, filter: SaringanBerkas): RawBuilder<SqlBool> {
  const { auditorUserId, leadAuditorUserId, tahap } = filter
  const conditions: RawBuilder<SqlBool>[] = [readablePengajuan(actor)]
  const add = (value: unknown, condition: () => RawBuilder<SqlBool>) => {
    if (value !== undefined) conditions.push(condition())
  }
  add(filter.alur, () => sql<SqlBool>`p.alur = ${filter.alur}`)
  add(filter.auditType, () => sql<SqlBool>`p.audit_type = ${filter.auditType}`)
  add(filter.jenisPengajuan, () => sql<SqlBool>`p.jenis_pengajuan = ${filter.jenisPengajuan}`)
  add(filter.provinsiId, () => sql<SqlBool>`p.provinsi_id = ${filter.provinsiId}`)
  add(filter.kotaId, () => sql<SqlBool>`p.kota_id = ${filter.kotaId}`)
  add(filter.isInputPusat, () => sql<SqlBool>`p.is_input_pusat = ${filter.isInputPusat}`)
  add(filter.keluaran, () => sql<SqlBool>`p.hasil = ${filter.keluaran}`)
  add(filter.masukDari, () => sql<SqlBool>`p.tanggal_masuk >= ${filter.masukDari}::date`)
  add(filter.masukSampai, () => sql<SqlBool>`p.tanggal_masuk <= ${filter.masukSampai}::date`)
  add(filter.tenggatDari, () => sql<SqlBool>`p.selesai is null and p.tenggat >= ${filter.tenggatDari}::date`)
  add(
    filter.tenggatSampai,
    () => sql<SqlBool>`p.selesai is null and p.tenggat <= ${filter.tenggatSampai}::date`,
  )
  add(filter.peristiwa, () => peristiwaSql(filter))
  if (filter.bagian) conditions.push(bagianSql(filter.bagian))
  // One stage alone has its files in the order of the list.
  add(tahap, () =>
    tahap?.length === 1 ? sql<SqlBool>`p.tahap = ${tahap[0]}` : sql<SqlBool>`p.tahap = any(${tahap}::text[])`,
  )
  if (areRunning(tahap)) conditions.push(sql<SqlBool>`p.selesai is null`)
  if (auditorUserId !== undefined) conditions.push(filesOf('auditor_id', auditorUserId))
  add(leadAuditorUserId, () => sql<SqlBool>`p.lead_auditor_id = ${leadAuditorUserId}`)
  for (const id of [
    filter.koorSekretariatUserId,
    filter.subKoorSekretariatUserId,
    filter.sekretariatUserId,
  ]) {
    if (id !== undefined) conditions.push(filesOf('penangan_id', id))
  }
  if (filter.search) conditions.push(searchSql(filter.search))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

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

export interface HitunganTahap {
  tahap: string
  total: number
  giliran: number
  ON_PROCESS: number
  DUE_TOMORROW: number
  OVERRDUE: number
  jeda: number
}

function countSql(actor: Pembaca, filter: SaringanBerkas, { from, count }: Source) {
  const mine = holdsTurnSql(actor)
  const jam = jamSql(filter)
  const wanted = filter.giliran ? mine : sql<SqlBool>`true`
  const running = (status: string) =>
    count(sql<SqlBool>`${wanted} and not p.jeda and ${statusSql(status, filter.batas)}`)
  return sql<HitunganTahap>`
    select p.tahap, ${count(jam)} as total, ${count(sql<SqlBool>`${jam} and ${mine}`)} as giliran,
      ${running('ON_PROCESS')} as "ON_PROCESS", ${running('DUE_TOMORROW')} as "DUE_TOMORROW",
      ${running('OVERRDUE')} as "OVERRDUE", ${count(sql<SqlBool>`${wanted} and p.selesai is null and p.jeda`)} as jeda
    from ${from} where ${conditionsOf(actor, filter)} group by p.tahap`
}

const preparedCounts = new Map<string, (db: Executor, values: Nilai) => Promise<HitunganTahap[]>>()

/** Files per stage, and how many of them wait for the caller: one pass for all tabs and badges. */
export async function countBerkas(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
): Promise<HitunganTahap[]> {
  const source = sourceOf(actor, filter)
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
      ${count(sql<SqlBool>`not p.jeda and p.tenggat < ${terlambat}::date`)} as terlambat
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

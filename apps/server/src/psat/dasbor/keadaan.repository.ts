import type { RentangHari } from '@portal/domain/platform/statistik/ember'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { nomorTerbanyak } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/statement.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { isUsual, type SaringanKeadaan, saringanSql, tempatOf, wilayahSql } from './saringan.ts'

/** Whose files: only what files themselves can tell. */
export interface SaringanOrang {
  auditorUserId?: number | undefined
  leadAuditorUserId?: number | undefined
  /** Of the secretariat; each of them has worked on the file. */
  penangan?: readonly number[]
}

function orangSql({ auditorUserId, leadAuditorUserId, penangan = [] }: SaringanOrang): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (auditorUserId !== undefined)
    conditions.push(sql<SqlBool>`p.auditor_id @> array[${auditorUserId}::bigint]`)
  if (leadAuditorUserId !== undefined) conditions.push(sql<SqlBool>`p.lead_auditor_id = ${leadAuditorUserId}`)
  if (penangan.length > 0) conditions.push(sql<SqlBool>`p.penangan_id @> ${penangan}::bigint[]`)
  return sql.join(conditions, sql` and `) as RawBuilder<SqlBool>
}

const asksForPeople = ({ auditorUserId, leadAuditorUserId, penangan = [] }: SaringanOrang) =>
  auditorUserId !== undefined || leadAuditorUserId !== undefined || penangan.length > 0

/** Of all files by one plan that is kept: counters, or a walk in order. An auditor's are looked up first, each time anew. */
async function run<Row>(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan & SaringanOrang,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const kept = seesByPlace(actor) && !asksForPeople(saringan) && isUsual(saringan)
  return kept ? runNamed(db, query) : (await query.execute(db)).rows
}

type Counter = 'psat.cacah_keadaan' | 'psat.cacah_tenggat'

/** What a counter says (`p`, each row `n` files) of the place and the kinds asked for. */
const counted = (counter: Counter, saringan: SaringanKeadaan) =>
  sql`${sql.table(`${counter}_kini`)} p where p.wilayah = any(${tempatOf(saringan).ids}::integer[]) and ${saringanSql(saringan)}`

/** The same of the reader's own files, and those of a person. */
const own = (actor: Pembaca, saringan: SaringanKeadaan & SaringanOrang) =>
  sql`(select *, 1 as n from psat.pengajuan) p where ${readablePengajuan(actor)} and ${wilayahSql(saringan)}
    and ${orangSql(saringan)} and ${saringanSql(saringan)}`

/** Stages are not told apart where none is asked for: all of them are counted together, as ''. */
function dueOf(actor: Pembaca, saringan: SaringanKeadaan): RawBuilder<unknown> {
  if (!seesByPlace(actor)) return sql`${own(actor, saringan)} and p.selesai is null`
  return counted('psat.cacah_tenggat', { ...saringan, tahap: saringan.tahap ?? [''] })
}

/** Files by the stage they stand at. */
export async function countTahap(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan & SaringanOrang,
): Promise<{ alur: NamaAlur; tahap: string; n: number }[]> {
  const counts = seesByPlace(actor) && !asksForPeople(saringan)
  const source = counts ? counted('psat.cacah_keadaan', saringan) : own(actor, saringan)
  return run(
    db,
    actor,
    saringan,
    sql<{ alur: NamaAlur; tahap: string; n: number }>`
      select p.alur, p.tahap, sum(p.n)::bigint as n from ${source} group by 1, 2 having sum(p.n) <> 0`,
  )
}

/** Whether the deadline is over; `terlambat` is the day it must not lie before. */
const isLate = (terlambat: string) => sql<SqlBool>`coalesce(p.tenggat < ${terlambat}::date, false)`

/** Running files by whether their deadline is over. */
export async function countTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  terlambat: string,
): Promise<{ onTrack: number; deadline: number }> {
  const late = isLate(terlambat)
  const [found] = await run(
    db,
    actor,
    saringan,
    sql<{ onTrack: number; deadline: number }>`
      select coalesce(sum(p.n) filter (where not ${late}), 0)::bigint as "onTrack",
        coalesce(sum(p.n) filter (where ${late}), 0)::bigint as deadline
      from ${dueOf(actor, saringan)}`,
  )
  return found ?? { onTrack: 0, deadline: 0 }
}

/** Running files at these stages by the day their deadline falls on. */
export async function countHariTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { start, end }: { start: string; end: string },
): Promise<{ tenggat: string; n: number }[]> {
  return run(
    db,
    actor,
    saringan,
    sql<{ tenggat: string; n: number }>`
      select p.tenggat, sum(p.n)::bigint as n from ${dueOf(actor, saringan)}
        and p.tenggat between ${start}::date and ${end}::date group by 1 having sum(p.n) <> 0`,
  )
}

/** The first files of what was counted. */
const firstSql = (
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { where, order }: { where: RawBuilder<SqlBool>; order: RawBuilder<unknown> },
) => sql<{ nomor: string }>`
  select p.nomor_permohonan as nomor, p.tenggat, p.id from psat.pengajuan p
  where ${readablePengajuan(actor)} and ${wilayahSql(saringan)} and ${saringanSql(saringan)} and ${where}
  order by ${order} limit ${sql.lit(nomorTerbanyak)}`

async function listNomor(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  query: RawBuilder<{ nomor: string }>,
): Promise<string[]> {
  return (await run(db, actor, saringan, query)).map(({ nomor }) => nomor)
}

/** Of running files, the next to be due first; those in time with those that have no day to be due, which come last. */
export function listNomorTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { terlambat, over }: { terlambat: string; over: boolean },
): Promise<string[]> {
  const first = (due: RawBuilder<SqlBool>) =>
    firstSql(actor, saringan, {
      where: sql<SqlBool>`p.selesai is null and ${due}`,
      order: sql`p.tenggat, p.id`,
    })
  if (over) return listNomor(db, actor, saringan, first(sql<SqlBool>`p.tenggat < ${terlambat}::date`))
  const [dated, open] = [first(sql`p.tenggat >= ${terlambat}::date`), first(sql`p.tenggat is null`)]
  return listNomor(
    db,
    actor,
    saringan,
    sql`select nomor from ((${dated}) union all (${open})) p order by p.tenggat, p.id limit ${sql.lit(nomorTerbanyak)}`,
  )
}

/** Days of Jakarta as moments, so that the index by moments is walked. */
function rangeSql({ start, end }: RentangHari): RawBuilder<SqlBool> {
  const from = sql<SqlBool>`p.dibuat >= ${start}::date::timestamp at time zone 'Asia/Jakarta'`
  const to = sql<SqlBool>`p.dibuat < (${end}::date + 1)::timestamp at time zone 'Asia/Jakarta'`
  if (start === undefined) return end === undefined ? sql<SqlBool>`true` : to
  return end === undefined ? from : sql<SqlBool>`${from} and ${to}`
}

/** Several ranges with what they all lie in, which bounds the walk. */
function daysSql(ranges: readonly RentangHari[]): RawBuilder<SqlBool> {
  const [first, ...others] = ranges
  if (!first) return sql<SqlBool>`false`
  if (others.length === 0) return rangeSql(first)
  const around = {
    start: ranges.map(({ start = '' }) => start).toSorted()[0] || undefined,
    end: ranges
      .map(({ end = '9999-12-31' }) => end)
      .toSorted()
      .at(-1),
  }
  return sql<SqlBool>`${rangeSql(around)} and (${sql.join(ranges.map(rangeSql), sql` or `)})`
}

/** Of files that came in on these days and have come to this, the newest first. */
export function listNomorHasil(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { hasil, ranges }: { hasil: string; ranges: readonly RentangHari[] },
): Promise<string[]> {
  const where = sql<SqlBool>`p.hasil = ${hasil} and ${daysSql(ranges)}`
  const query = firstSql(actor, saringan, { where, order: sql`p.dibuat desc, p.id desc` })
  return listNomor(db, actor, saringan, query)
}

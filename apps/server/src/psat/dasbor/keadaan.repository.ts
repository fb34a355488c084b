import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { nomorTerbanyak } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readFigures } from '#platform/figures/read-figures.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { readAngka } from './angka.repository.ts'
import { factKeadaan } from './berkas.fact.ts'
import { type SaringanKeadaan, saringanSql, tempatOf, wilayahSql } from './saringan.ts'

/** Filters by person. Only the file table supports them, because the fact tables store no people. */
export interface SaringanOrang {
  auditorUserId?: number | undefined
  leadAuditorUserId?: number | undefined
  /** Accounts of the secretariat. Each of them must have worked on the file. */
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

/** SQL source `p`: files that the reader may see, limited by the filters. */
const own = (actor: Pembaca, saringan: SaringanKeadaan & SaringanOrang) =>
  sql`psat.pengajuan p where ${readablePengajuan(actor)} and ${wilayahSql(saringan)}
    and ${orangSql(saringan)} and ${saringanSql(saringan)}`

export async function countTahap(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan & SaringanOrang,
): Promise<{ alur: NamaAlur; tahap: string; n: number }[]> {
  if (seesByPlace(actor) && !asksForPeople(saringan)) {
    const only = saringanSql(saringan, 'figures')
    const asked = { tempat: tempatOf(saringan), rinci: ['alur', 'tahap'] as const, only }
    const figures = await readFigures(db, factKeadaan, asked)
    return figures.map(({ alur, tahap, n }) => ({ alur: alur as NamaAlur, tahap: String(tahap), n }))
  }
  const { rows } = await sql<{ alur: NamaAlur; tahap: string; n: number }>`
    select p.alur, p.tahap, count(*) as n from ${own(actor, saringan)} group by 1, 2`.execute(db)
  return rows
}

/** Counts running files by deadline. Files without a deadline have null. */
async function countPerTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
): Promise<{ tenggat: string | null; n: number }[]> {
  const only = sql<SqlBool>`${saringanSql(saringan, 'figures')} and berjalan`
  const asked = { tempat: tempatOf(saringan), rinci: ['tenggat'] as const, only }
  const figures = await readAngka(db, actor, factKeadaan, asked)
  return figures.map(({ tenggat, n }) => ({ tenggat: tenggat as string | null, n }))
}

/** Counts running files on time and past their deadline. A deadline before `terlambat` is late. */
export async function countTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  terlambat: string,
): Promise<{ onTrack: number; deadline: number }> {
  const found = { onTrack: 0, deadline: 0 }
  for (const { tenggat, n } of await countPerTenggat(db, actor, saringan))
    found[tenggat !== null && tenggat < terlambat ? 'deadline' : 'onTrack'] += n
  return found
}

export async function countHariTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { start, end }: { start: string; end: string },
): Promise<{ tenggat: string; n: number }[]> {
  const counted = await countPerTenggat(db, actor, saringan)
  return counted.flatMap(({ tenggat, n }) =>
    tenggat !== null && tenggat >= start && tenggat <= end ? [{ tenggat, n }] : [],
  )
}

const firstSql = (
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { where, order }: { where: RawBuilder<SqlBool>; order: RawBuilder<unknown> },
) => sql<{ nomor: string }>`
  select p.nomor_permohonan as nomor, p.tenggat, p.id from psat.pengajuan p
  where ${readablePengajuan(actor)} and ${wilayahSql(saringan)} and ${saringanSql(saringan)} and ${where}
  order by ${order} limit ${sql.lit(nomorTerbanyak)}`

async function listNomor(db: Executor, query: RawBuilder<{ nomor: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ nomor }) => nomor)
}

/** Lists running files, the nearest deadline first. Files without a deadline count as on time and come last. */
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
  if (over) return listNomor(db, first(sql<SqlBool>`p.tenggat < ${terlambat}::date`))
  const [dated, open] = [first(sql`p.tenggat >= ${terlambat}::date`), first(sql`p.tenggat is null`)]
  return listNomor(
    db,
    sql`select nomor from ((${dated}) union all (${open})) p order by p.tenggat, p.id limit ${sql.lit(nomorTerbanyak)}`,
  )
}

/** Converts days in Jakarta into timestamps, so that PostgreSQL can use the index on `dibuat`. */
function rangeSql({ start, end }: RentangHari): RawBuilder<SqlBool> {
  const from = sql<SqlBool>`p.dibuat >= ${start}::date::timestamp at time zone 'Asia/Jakarta'`
  const to = sql<SqlBool>`p.dibuat < (${end}::date + 1)::timestamp at time zone 'Asia/Jakarta'`
  if (start === undefined) return end === undefined ? sql<SqlBool>`true` : to
  return end === undefined ? from : sql<SqlBool>`${from} and ${to}`
}

/** Condition for several ranges. The enclosing range limits the index scan. */
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

export function listNomorHasil(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { hasil, ranges }: { hasil: string; ranges: readonly RentangHari[] },
): Promise<string[]> {
  const where = sql<SqlBool>`p.hasil = ${hasil} and ${daysSql(ranges)}`
  const query = firstSql(actor, saringan, { where, order: sql`p.dibuat desc, p.id desc` })
  return listNomor(db, query)
}

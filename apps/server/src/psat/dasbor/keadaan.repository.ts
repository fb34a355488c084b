import type { RentangHari } from '@portal/domain/platform/statistik/ember'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { nomorTerbanyak } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type SaringanKeadaan, saringanSql, tempatOf, wilayahSql } from './saringan.ts'

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

/** Files (`p`, each `n` of them) by where they stand: counted ones, or the reader's own and those of a person. */
function sourceOf(actor: Pembaca, saringan: SaringanKeadaan & SaringanOrang): RawBuilder<unknown> {
  if (seesByPlace(actor) && !asksForPeople(saringan)) {
    return sql`psat.cacah_keadaan_kini p where p.wilayah = any(${tempatOf(saringan).ids}::integer[]) and ${saringanSql(saringan)}`
  }
  return sql`(select *, 1 as n from psat.pengajuan) p where ${readablePengajuan(actor)} and ${wilayahSql(saringan)}
    and ${orangSql(saringan)} and ${saringanSql(saringan)}`
}

/** Files by the stage they stand at. */
export async function countTahap(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan & SaringanOrang,
): Promise<{ alur: NamaAlur; tahap: string; n: number }[]> {
  const { rows } = await sql<{ alur: NamaAlur; tahap: string; n: number }>`
    select p.alur, p.tahap, sum(p.n)::bigint as n from ${sourceOf(actor, saringan)} group by 1, 2 having sum(p.n) <> 0`.execute(
    db,
  )
  return rows
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
  const { rows } = await sql<{ onTrack: number; deadline: number }>`
    select coalesce(sum(p.n) filter (where not ${late}), 0)::bigint as "onTrack",
      coalesce(sum(p.n) filter (where ${late}), 0)::bigint as deadline
    from ${sourceOf(actor, saringan)}`.execute(db)
  return rows[0] ?? { onTrack: 0, deadline: 0 }
}

/** Running files at these stages by the day their deadline falls on. */
export async function countHariTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { start, end }: { start: string; end: string },
): Promise<{ tenggat: string; n: number }[]> {
  const { rows } = await sql<{ tenggat: string; n: number }>`
    select p.tenggat, sum(p.n)::bigint as n from ${sourceOf(actor, saringan)}
      and p.tenggat between ${start}::date and ${end}::date group by 1 having sum(p.n) <> 0`.execute(db)
  return rows
}

/** The first numbers of what was counted. */
async function listNomor(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { where, order }: { where: RawBuilder<SqlBool>; order: RawBuilder<unknown> },
): Promise<string[]> {
  const { rows } = await sql<{ nomor: string }>`
    select p.nomor_permohonan as nomor from psat.pengajuan p
    where ${readablePengajuan(actor)} and ${wilayahSql(saringan)} and ${saringanSql(saringan)} and ${where}
    order by ${order} limit ${nomorTerbanyak}`.execute(db)
  return rows.map(({ nomor }) => nomor)
}

/** Of running files, the next to be due first. */
export function listNomorTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { terlambat, over }: { terlambat: string; over: boolean },
): Promise<string[]> {
  const where = sql<SqlBool>`p.selesai is null and ${isLate(terlambat)} = ${over}`
  return listNomor(db, actor, saringan, { where, order: sql`p.tenggat, p.id` })
}

/** Days of Jakarta as moments, so that the index by moments is walked. */
function daysSql(ranges: readonly RentangHari[]): RawBuilder<SqlBool> {
  const each = ranges.map(
    ({
      start = null,
      end = null,
    }) => sql<SqlBool>`(${start}::date is null or p.dibuat >= ${start}::date::timestamp at time zone 'Asia/Jakarta')
      and (${end}::date is null or p.dibuat < (${end}::date + 1)::timestamp at time zone 'Asia/Jakarta')`,
  )
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** Of files that came in on these days and have come to this, the newest first. */
export function listNomorHasil(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  { hasil, ranges }: { hasil: string; ranges: readonly RentangHari[] },
): Promise<string[]> {
  const where = sql<SqlBool>`p.hasil = ${hasil} and ${daysSql(ranges)}`
  return listNomor(db, actor, saringan, { where, order: sql`p.dibuat desc, p.id desc` })
}

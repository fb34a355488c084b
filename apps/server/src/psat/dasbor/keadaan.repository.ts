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

/** Running files by whether their deadline is over; `terlambat` is the day it must not lie before. */
export async function countTenggat(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  terlambat: string,
): Promise<{ onTrack: number; deadline: number }> {
  const late = sql<SqlBool>`coalesce(p.tenggat < ${terlambat}::date, false)`
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

/** The first numbers of what was counted: by deadline, or newest first. */
export async function listNomor(
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

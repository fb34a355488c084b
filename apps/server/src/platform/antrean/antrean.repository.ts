import { batasKelompok, type KelompokWaktu } from '@portal/domain/platform/antrean/antrean.waktu'
import type { JenisAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export interface Calon {
  jenis: JenisAntrean
  id: number
  batas: string | null
  giliran: boolean
  mendesak: boolean
}

interface Bagian {
  jenis: JenisAntrean
  calon: RawBuilder<unknown>
}

interface Saringan {
  jenis?: JenisAntrean | undefined
  giliran?: 'saya' | 'lain' | undefined
}

const joined = (bagian: readonly Bagian[]) =>
  sql.join(
    bagian.map(
      ({ jenis, calon }) =>
        sql`select ${jenis}::text as jenis, c.id, c.batas::date as batas, coalesce(c.giliran, false) as giliran, c.mendesak from (${calon}) c`,
    ),
    sql` union all `,
  )

function matching({ jenis, giliran }: Saringan): RawBuilder<SqlBool> {
  const ofKind = jenis === undefined ? sql<SqlBool>`true` : sql<SqlBool>`a.jenis = ${jenis}`
  return giliran === undefined ? ofKind : sql<SqlBool>`(${ofKind} and a.giliran = ${giliran === 'saya'})`
}

export async function pageOfCalon(
  db: Executor,
  bagian: readonly Bagian[],
  saringan: Saringan & PageRequest,
): Promise<Calon[]> {
  const { rows } = await sql<Calon>`select a.* from (${joined(bagian)}) a where ${matching(saringan)}
    order by a.mendesak desc, a.batas nulls last, a.jenis, a.id
    limit ${saringan.limit} offset ${offsetOf(saringan)}`.execute(db)
  return rows
}

export interface Hitungan extends Record<KelompokWaktu, number> {
  jenis: JenisAntrean
  saya: number
  lain: number
}

/** Counts by kind. The groups by due day count only work that waits for the actor's office. */
export async function countCalon(
  db: Executor,
  bagian: readonly Bagian[],
  today: string,
): Promise<Hitungan[]> {
  const { besok, minggu } = batasKelompok(today)
  const { rows } = await sql<Hitungan>`
    select a.jenis, count(*) filter (where a.giliran)::int as saya,
      count(*) filter (where not a.giliran)::int as lain,
      count(*) filter (where a.giliran and a.mendesak)::int as mendesak,
      count(*) filter (where a.giliran and not a.mendesak and a.batas < ${today}::date)::int as lewat,
      count(*) filter (where a.giliran and not a.mendesak
        and a.batas between ${today}::date and ${besok}::date)::int as dekat,
      count(*) filter (where a.giliran and not a.mendesak
        and a.batas > ${besok}::date and a.batas <= ${minggu}::date)::int as pekan,
      count(*) filter (where a.giliran and not a.mendesak and coalesce(
        a.batas > greatest(${besok}::date, ${minggu}::date), true))::int as nanti
    from (${joined(bagian)}) a group by a.jenis`.execute(db)
  return rows
}

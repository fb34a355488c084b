import { nomorTerbanyak } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { isOf } from '#psat/alur/akses/orang.repository.ts'
import { type SaringanKeadaan, saringanSql, wilayahSql } from './saringan.ts'

/** Part of a person in a file: lead auditor, team member, or handler in the secretariat. */
export type BagianBeban = 'ketua' | 'anggota' | 'penangan'

const partSql: Record<BagianBeban, (id: RawBuilder<unknown>) => RawBuilder<SqlBool>> = {
  ketua: (id) => sql<SqlBool>`p.lead_auditor_id = ${id}`,
  anggota: (id) => isOf('auditor_id', id),
  penangan: (id) => isOf('penangan_id', id),
}

export interface Beban {
  bagian: BagianBeban
  pengguna_id: number
  n: number
}

const isNarrowed = (saringan: SaringanKeadaan) => Object.values(saringan).some((asked) => asked !== undefined)

/** Joins the files to the workloads `b`, only if a filter needs them. */
const filesOf = (saringan: SaringanKeadaan) =>
  isNarrowed(saringan)
    ? sql`join psat.pengajuan p on p.id = b.pengajuan_id and ${wilayahSql(saringan)} and ${saringanSql(saringan)}`
    : sql``

/** Counts running files per person. An account that sees only its own files gets only its own workload. */
export async function countBeban(
  db: Executor,
  actor: Pembaca,
  saringan: SaringanKeadaan,
  parts: readonly BagianBeban[],
): Promise<Beban[]> {
  if (!seesByPlace(actor)) return countOwn(db, actor, saringan, parts)
  const { rows } = await sql<Beban>`
    select b.bagian, b.pengguna_id, count(*) as n from psat.beban_berkas b ${filesOf(saringan)}
    where b.bagian = any(${parts}::text[]) group by 1, 2`.execute(db)
  return rows
}

/** Counts workload rows that contradict the files or are missing. */
export async function countWrongBeban(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with benar as (select o.bagian, o.pengguna_id, p.dibuat, p.id, p.nomor_permohonan
      from psat.pengajuan p cross join lateral psat.orang_berkas(p) o where p.selesai is null),
    ada as (select bagian, pengguna_id, dibuat, pengajuan_id, nomor_permohonan from psat.beban_berkas)
    select count(*) as n from ((table benar except all table ada) union all (table ada except all table benar)) beda`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Rebuilds all workload rows. The table lock makes concurrent steps wait. */
export async function rebuildBeban(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table psat.pengajuan in share row exclusive mode`.execute(trx)
    await sql`delete from psat.beban_berkas`.execute(trx)
    await sql`insert into psat.beban_berkas (bagian, pengguna_id, dibuat, pengajuan_id, nomor_permohonan)
      select o.bagian, o.pengguna_id, p.dibuat, p.id, p.nomor_permohonan
      from psat.pengajuan p cross join lateral psat.orang_berkas(p) o where p.selesai is null`.execute(trx)
  })
}

async function countOwn(
  db: Executor,
  { id }: Pembaca,
  saringan: SaringanKeadaan,
  parts: readonly BagianBeban[],
): Promise<Beban[]> {
  const found = await Promise.all(
    parts.map(async (bagian) => {
      const { rows } = await sql<Beban>`
        select ${bagian}::text as bagian, ${id}::bigint as pengguna_id, count(*) as n from psat.pengajuan p
        where p.selesai is null and ${partSql[bagian](sql`${id}`)} and ${wilayahSql(saringan)} and ${saringanSql(saringan)}`.execute(
        db,
      )
      return rows
    }),
  )
  return found.flat().filter(({ n }) => n > 0)
}

export async function listNomorBeban(
  db: Executor,
  saringan: SaringanKeadaan,
  bagian: BagianBeban,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; nomor: string[] }>`
    select u.id, array(select b.nomor_permohonan from psat.beban_berkas b ${filesOf(saringan)}
      where b.bagian = ${bagian} and b.pengguna_id = u.id
      order by b.dibuat desc, b.pengajuan_id desc limit ${sql.lit(nomorTerbanyak)}) as nomor
    from unnest(${ids}::bigint[]) u(id)`.execute(db)
  return new Map(rows.map(({ id, nomor }) => [id, nomor]))
}

/** Lists people with a workload and active people of these roles, because an auditor without a file matters too. */
export async function listOrang(
  db: Executor,
  ids: readonly number[],
  roles: readonly string[],
): Promise<{ id: number; nama: string; role: string }[]> {
  const { rows } = await sql<{ id: number; nama: string; role: string }>`
    select id, nama, role from akun.pengguna where id = any(${ids}::bigint[])
    union select id, nama, role from akun.pengguna where role = any(${roles}::text[]) and aktif and dihapus is null`.execute(
    db,
  )
  return rows
}

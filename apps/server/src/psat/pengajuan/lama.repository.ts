import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { entriOf, toLedger } from '#psat/alur/riwayat.repository.ts'

const among = (ids: readonly number[]) => sql<SqlBool>`pengajuan_id = any(${ids}::bigint[])`

function byFile<T extends { pengajuan_id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.pengajuan_id, row]))
}

export async function listTim(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.tim_audit')
    .distinctOn('pengajuan_id')
    .selectAll()
    .where(among(ids))
    .orderBy('pengajuan_id')
    .orderBy('id', 'desc')
    .execute()
  return byFile(rows)
}

export async function listSertifikat(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.sertifikat')
    .distinctOn('pengajuan_id')
    .select(['pengajuan_id', 'berkas', 'berlaku_sampai'])
    .where(among(ids))
    .orderBy('pengajuan_id')
    .orderBy('terbitan', 'desc')
    .execute()
  return byFile(rows)
}

export async function listTagihan(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.tagihan')
    .distinctOn('pengajuan_id')
    .select(['pengajuan_id', 'bukti_pembayaran', 'tanggal_pembayaran'])
    .where(among(ids))
    .orderBy('pengajuan_id')
    .orderBy('id', 'desc')
    .execute()
  return byFile(rows)
}

export async function listLangkah(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.riwayat')
    .select(['id', 'pengajuan_id', 'dari', 'ke', 'waktu'])
    .select(sql<number>`coalesce(jsonb_array_length(muatan -> 'entri'), 0)`.as('entri'))
    .where(among(ids))
    .orderBy('pengajuan_id')
    .orderBy('urutan')
    .execute()
  return Map.groupBy(rows, ({ pengajuan_id }) => pengajuan_id)
}
export type LangkahRow =
  Awaited<ReturnType<typeof listLangkah>> extends Map<number, (infer Row)[]> ? Row : never

export async function listLedger(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.pengajuan as p')
    .select(['p.id', 'p.alur', entriOf.as('entri')])
    .where(sql<SqlBool>`p.id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, alur, entri }) => [id, toLedger(alur, entri)]))
}

export async function listIzin(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('psat.pengajuan as p')
    .innerJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
    .select(['p.id as pengajuan_id', 'i.id_izin', 'i.kbli', 'i.no_identitas'])
    .where(sql<SqlBool>`p.id = any(${ids}::bigint[])`)
    .execute()
  return byFile(rows)
}

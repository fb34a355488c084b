import type { WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type Figure, readFiguresOfRows } from '#platform/figures/read-figures.ts'
import type { Sumber } from './sumber.ts'

interface Daerah {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
}

/** Filters by the narrowest region in the request, because that column has an index. */
function inDaerah({ provinsi_id, kota_id, pasar_id }: Daerah, idColumn: string): RawBuilder<SqlBool> {
  if (pasar_id !== undefined) return sql`${sql.raw(idColumn)} = ${pasar_id}`
  if (kota_id !== undefined) return sql`r.kota_id = ${kota_id}`
  return provinsi_id === undefined ? sql`true` : sql`r.provinsi_id = ${provinsi_id}`
}

/** Computes the same figures per market directly from the rows, because one market has few rows. */
export function readPerPasar<Dimension extends string>(
  db: Executor,
  { fact, only }: Sumber<Dimension>,
  daerah: Daerah,
  rentang: RentangHari,
  per?: 'hari',
): Promise<Figure<Dimension>[]> {
  const id = fact.table === 'pasar.pasar' ? 'r.id' : 'r.pasar_id'
  return readFiguresOfRows(db, fact, {
    region: sql.raw(id),
    where: inDaerah(daerah, id),
    rentang,
    per,
    only,
  })
}

export async function listKotaIds(db: Executor, provinsiId: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('wilayah.kota')
    .select('id')
    .$if(provinsiId !== undefined, (query) => query.where('provinsi_id', '=', provinsiId ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

export async function namaProvinsi(db: Executor, ids: readonly number[]): Promise<WilayahBaris[]> {
  const { rows } = await sql<WilayahBaris>`
    select id as provinsi_id, nama as provinsi, null as kota_id, null as kota, null as pasar_id, null as nama_pasar
    from wilayah.provinsi where id = any(${ids}::integer[]) order by nama`.execute(db)
  return rows
}

export async function namaKota(db: Executor, ids: readonly number[]): Promise<WilayahBaris[]> {
  const { rows } = await sql<WilayahBaris>`
    select k.provinsi_id, p.nama as provinsi, k.id as kota_id, k.nama as kota, null as pasar_id, null as nama_pasar
    from wilayah.kota k join wilayah.provinsi p on p.id = k.provinsi_id
    where k.id = any(${ids}::integer[]) order by k.nama, k.id`.execute(db)
  return rows
}

export async function namaPasar(db: Executor, ids: readonly number[]): Promise<WilayahBaris[]> {
  const { rows } = await sql<WilayahBaris>`
    select m.provinsi_id, p.nama as provinsi, m.kota_id, k.nama as kota, m.id as pasar_id, m.nama as nama_pasar
    from pasar.pasar m join wilayah.kota k on k.id = m.kota_id join wilayah.provinsi p on p.id = m.provinsi_id
    where m.id = any(${ids}::bigint[]) order by m.nama, m.id`.execute(db)
  return rows
}

export async function namaKomoditas(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

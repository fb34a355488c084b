import type { PasarForm } from '@portal/domain/pasar/pasar/pasar.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import { endOf, startOf } from '#pasar/hari.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { dimension, factTotal } from '#platform/figures/fact-total.ts'
import { type FilterOf, list } from '#platform/list/list.ts'
import { byId, equals, word } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { factPasar } from './pasar.fact.ts'

function withPlaces(db: Executor) {
  return db
    .selectFrom('pasar.pasar as m')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'm.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'm.kota_id')
    .leftJoin('wilayah.kecamatan as c', 'c.id', 'm.kecamatan_id')
}

const pasarRows = (db: Executor) =>
  withPlaces(db).select([
    'm.alamat',
    'm.bujur',
    'm.catatan',
    'm.created_at',
    'm.created_by',
    'm.foto',
    'm.hari_buka',
    'm.id',
    'm.jam_buka',
    'm.jam_tutup',
    'm.jumlah_kios',
    'm.jumlah_lapak',
    'm.jumlah_los',
    'm.kecamatan_id',
    'm.kota_id',
    'm.lintang',
    'm.luas',
    'm.luas_pos_pantau',
    'm.nama',
    'm.nomor_sni',
    'm.nomor_sppb',
    'm.pasar_sehat',
    'm.pedagang_non_pangan',
    'm.pedagang_olahan',
    'm.pedagang_psah',
    'm.pedagang_psai',
    'm.pedagang_psat',
    'm.pengelola_hp',
    'm.pengelola_jabatan',
    'm.pengelola_nama',
    'm.pengunjung_per_hari',
    'm.pos_pantau',
    'm.provinsi_id',
    'm.sarana',
    'm.sni',
    'm.status_lahan',
    'm.sumber_dana',
    'm.tahun_bangun',
    'm.tahun_pas_aman',
    'm.tahun_renovasi',
    'm.tipe',
    'm.updated_at',
    'm.updated_by',
    'm.versi',
    'm.zona',
    'p.nama as provinsi',
    'k.nama as kota',
    'c.nama as kecamatan',
  ])

export type PasarRow = Awaited<ReturnType<ReturnType<typeof pasarRows>['executeTakeFirstOrThrow']>>

const cityName = sql`(select nama from wilayah.kota where id = m.kota_id)`

export const pasarList = list({
  from: 'pasar.pasar as m',
  rows: pasarRows,
  visible: (scope: RegionScope) => inRegion('m', scope),
  filters: {
    search: word(async (text, { db }) => {
      const words = likeWords(text)
      const { rows } = await sql<{ id: number }>`
        select id from wilayah.kota where platform.teks_cari(nama) ${words}`.execute(db)
      const cities = rows.map(({ id }) => id)
      return cities.length === 0
        ? sql<SqlBool>`m.cari ${words}`
        : sql<SqlBool>`(m.cari ${words} or m.kota_id = any(${cities}::int[]))`
    }),
    provinsi_id: byId('m.provinsi_id'),
    kota_id: byId('m.kota_id'),
    pasar_id: byId('m.id'),
    tahun_program: equals('m.tahun_pas_aman'),
    start_date: (day: string) => sql<SqlBool>`m.created_at >= ${startOf(day)}`,
    end_date: (day: string) => sql<SqlBool>`m.created_at < ${endOf(day)}`,
    tanpa_profil: (tahun: number) => sql<SqlBool>`not exists (
      select from pasar.profil f where f.pasar_id = m.id and f.varian = 'kota' and f.tahun_program = ${tahun})`,
    sumber_dana: equals('m.sumber_dana'),
    tanpa_titik: (wanted: boolean) => sql<SqlBool>`(m.lintang is null) = ${wanted}`,
  },
  orders: {
    nama: sql`m.nama, m.id`,
    '-nama': sql`m.nama desc, m.id desc`,
    kota: sql`${cityName}, m.nama, m.id`,
    '-kota': sql`${cityName} desc, m.nama, m.id desc`,
    '-updated_at': sql`m.updated_at desc, m.id desc`,
  },
  total: factTotal(factPasar, { filters: { sumber_dana: dimension('sumber_dana') } }),
})
export type PasarFilter = FilterOf<typeof pasarList>

export const findPasar = pasarList.find

export function lockPasar(trx: Trx, scope: RegionScope, id: number): Promise<PasarRow | undefined> {
  return pasarRows(trx).where('m.id', '=', id).where(inRegion('m', scope)).forUpdate('m').executeTakeFirst()
}

export async function listPilihan(db: Executor, scope: RegionScope, filter: PasarFilter) {
  return withPlaces(db)
    .where(await pasarList.matching(db, scope, filter))
    .select(['m.id', 'm.nama', 'm.provinsi_id', 'p.nama as provinsi', 'm.kota_id', 'k.nama as kota'])
    .select(['m.lintang', 'm.bujur'])
    .orderBy('m.nama')
    .orderBy('m.id')
    .execute()
}

interface Jumlah {
  id: number
  nama: string
  total_pasar: number
}

/** Counts markets per province, or per city of one province. The result omits regions without a market. */
export async function countByRegion(
  db: Executor,
  scope: RegionScope,
  provinsiId: number | undefined,
): Promise<Jumlah[]> {
  const level = provinsiId === undefined ? 'provinsi' : 'kota'
  const column = sql.ref(`c.${level}_id`)
  const within = provinsiId === undefined ? sql`true` : sql`c.provinsi_id = ${provinsiId}`
  const { rows } = await sql<Jumlah>`
    select w.id, w.nama, count(*) as total_pasar
    from pasar.pasar c join ${sql.table(`wilayah.${level}`)} w on w.id = ${column}
    where ${within} and ${inRegion('c', scope)}
    group by w.id, w.nama order by w.nama`.execute(db)
  return rows
}

type Columns = Omit<PasarForm, 'provinsi_id' | 'kota_id'> & { provinsi_id: number; kota_id: number }

/** Returns undefined if the city already has a market with this name. */
export async function insertPasar(
  trx: Trx,
  columns: Columns,
  { by, at }: Stamp,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('pasar.pasar')
    .values({ ...columns, created_by: by, updated_by: by, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.expression(sql`kota_id, lower(nama)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isNamesake(trx: Trx, kotaId: number, nama: string, ownId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('pasar.pasar')
    .select('id')
    .where('kota_id', '=', kotaId)
    .where(sql<boolean>`lower(nama) = lower(${nama})`)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePasar(
  trx: Trx,
  id: number,
  columns: Columns,
  { by, at, versi }: Stamp & { versi: number },
): Promise<void> {
  await trx
    .updateTable('pasar.pasar')
    .set({ ...columns, versi, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function deletePasar(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.pasar').where('id', '=', id).execute()
}

export async function isKecamatanOf(db: Executor, kecamatanId: number, kotaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('wilayah.kecamatan')
    .select('id')
    .where('id', '=', kecamatanId)
    .where('kota_id', '=', kotaId)
    .executeTakeFirst()
  return row !== undefined
}

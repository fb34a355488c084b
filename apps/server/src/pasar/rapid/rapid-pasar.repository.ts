import type { KeadaanPositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { asksOnly, countedRegion, counterTotal, countUpTo } from '#pasar/total.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { preparedList } from '#platform/database/prepared/prepared-list.ts'
import { preparedFind } from '#platform/database/prepared/prepared-ways.ts'
import type { PasarRapidTest } from '#platform/database/schema.gen.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { type Disebut, findDisebut } from './disebut.repository.ts'

function rapidRows(db: Executor) {
  return db
    .selectFrom('pasar.rapid_test as u')
    .leftJoin('okkp.keadaan_rantai as t', (join) =>
      join.onRef('t.asal_id', '=', 'u.id').on('t.asal', '=', 'rapid_pasar'),
    )
    .innerJoin('pasar.pasar as m', 'm.id', 'u.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .innerJoin('okkp.jenis_rapid_test as j', 'j.id', 'u.jenis_rapid_test_id')
    .innerJoin('okkp.parameter as q', 'q.id', 'u.parameter_id')
    .leftJoin('okkp.komoditas as c', 'c.id', 'u.komoditas_id')
    .leftJoin('pasar.pedagang as d', 'd.id', 'u.pedagang_id')
    .leftJoin('pasar.pemasok as s', 's.id', 'u.pemasok_id')
    .leftJoin('wilayah.kota as a', 'a.id', 's.asal_kota_id')
    .selectAll('u')
    .select([
      'm.nama as nama_pasar',
      'p.nama as provinsi',
      'k.nama as kota',
      'j.nama as jenis_rapid_test',
      'q.nama as parameter',
      'c.nama as komoditas',
      'd.is_okkp as pedagang_okkp',
      's.nama as pemasok',
      's.asal_kota_id',
      'a.nama as asal_kota',
      't.tindak_lanjut_id',
      't.ditutup as tindak_lanjut_ditutup',
    ])
}
export type RapidRow = Awaited<ReturnType<ReturnType<typeof rapidRows>['executeTakeFirstOrThrow']>>

export interface RapidFilter {
  search?: string | undefined
  /** What `search` names, where the list has found it before. */
  disebut?: Disebut | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  kategori?: 'PSAT' | 'PSAH' | 'PSAI' | undefined
  hasil_uji?: 'Positif' | 'Negatif' | undefined
  keadaan?: KeadaanPositif | undefined
  pemasok_id?: number | undefined
  pedagang_id?: number | undefined
  batch_id?: number | undefined
}

/** Words of the test itself, of its market, of what was tested and for what. */
function saying(search: string, disebut: Disebut | undefined) {
  const words = likeWords(search)
  if (disebut) {
    const named = Object.entries(disebut).flatMap(([what, ids]) =>
      ids.length === 0 ? [] : [sql`${sql.ref(`u.${what}_id`)} = any(${ids}::bigint[])`],
    )
    return sql<SqlBool>`(${sql.join([sql`u.cari ${words}`, ...named], sql` or `)})`
  }
  return sql<SqlBool>`(u.cari ${words}
    or u.pasar_id in (select id from pasar.pasar where cari ${words})
    or u.komoditas_id in (select id from okkp.komoditas where cari ${words})
    or u.parameter_id in (select id from okkp.parameter where platform.teks_cari(nama) ${words})
    or u.pemasok_id in (select id from pasar.pemasok where platform.teks_cari(nama) ${words}))`
}

const exact = [
  'provinsi_id',
  'kota_id',
  'pasar_id',
  'kategori',
  'hasil_uji',
  'pemasok_id',
  'pedagang_id',
  'batch_id',
] as const

export function filteredRapid(db: Executor, scope: RegionScope, filter: RapidFilter) {
  let query = db.selectFrom('pasar.rapid_test as u').where(inRegion('u', scope))
  for (const name of exact) {
    const value = filter[name]
    if (value !== undefined) query = query.where(`u.${name}`, '=', value)
  }
  if (filter.start_date) query = query.where('u.tanggal', '>=', filter.start_date)
  if (filter.end_date) query = query.where('u.tanggal', '<=', filter.end_date)
  // Said too, so that the index of positives is walked.
  if (filter.keadaan)
    query = query.where('u.keadaan', '=', filter.keadaan).where('u.hasil_uji', '=', 'Positif')
  if (filter.search) query = query.where(saying(filter.search, filter.disebut))
  return query
}

const counted = ['provinsi_id', 'kota_id', 'kategori', 'hasil_uji']
const steady = new Set(['provinsi_id', 'kota_id'])

type Sort = '-tanggal' | 'tanggal' | '-created_at'

const list = preparedList({
  rows: rapidRows,
  id: 'u.id',
  found: (db, scope, filter: RapidFilter) => filteredRapid(db, scope, filter).select('u.id'),
  order(sort: Sort) {
    const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
    const column = sort.endsWith('tanggal') ? sql`u.tanggal` : sql`u.created_at`
    return sql`${column} ${way}, u.id ${way}`
  },
  isSteady: (names, sort) => sort.endsWith('tanggal') && names.every((name) => steady.has(name)),
  counted: (scope, { disebut: _named, ...filter }) =>
    asksOnly(filter, counted)
      ? counterTotal('pasar.cacah_rapid_test', countedRegion(scope), { ...filter })
      : undefined,
  count: (db, scope, filter) => countUpTo(db, filteredRapid(db, scope, filter)),
})

/** A word that names what it searches through by other names is answered by the indexes of those. */
export const rapidList: typeof list = {
  byIds: list.byIds,
  async page(db, asked, page) {
    const { search } = asked.filter
    const disebut = search ? await findDisebut(db, search) : undefined
    return list.page(db, { ...asked, filter: { ...asked.filter, disebut } }, page)
  },
}

export const findRapid = preparedFind((db, scope, id) =>
  rapidRows(db).where('u.id', '=', id).where(inRegion('u', scope)),
)

export const lockRapid = (trx: Trx, scope: RegionScope, id: number): Promise<RapidRow | undefined> =>
  rapidRows(trx).where('u.id', '=', id).where(inRegion('u', scope)).forUpdate('u').executeTakeFirst()

/** Undefined where a test of this key is there already, or comes in at this moment. */
export async function insertRapid(trx: Trx, values: Insertable<PasarRapidTest>): Promise<number | undefined> {
  const row = await trx
    .insertInto('pasar.rapid_test')
    .values(values)
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function getIdOf(trx: Trx, kunci: string): Promise<number> {
  const row = await trx
    .selectFrom('pasar.rapid_test')
    .select('id')
    .where('kunci', '=', kunci)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateRapid(trx: Trx, id: number, values: Updateable<PasarRapidTest>): Promise<void> {
  await trx.updateTable('pasar.rapid_test').set(values).where('id', '=', id).execute()
}

export async function deleteRapid(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.rapid_test').where('id', '=', id).execute()
}

interface Wilayah {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
}

/** From the counter; of one market from its few rows. */
export async function countByKategori(db: Executor, scope: RegionScope, asked: Wilayah) {
  const region = Object.entries({ ...asked, ...countedRegion(scope) }).flatMap(([name, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`],
  )
  const [from, n] =
    asked.pasar_id === undefined
      ? [sql.table('pasar.cacah_rapid_test_kini'), sql`sum(n)::bigint`]
      : [sql.table('pasar.rapid_test'), sql`count(*)`]
  const { rows } = await sql<{ kategori: 'PSAT' | 'PSAH' | 'PSAI'; hasil_uji: string; n: number }>`
    select kategori, hasil_uji, ${n} as n from ${from}
    where ${sql.join([sql`true`, ...region], sql` and `)} group by kategori, hasil_uji`.execute(db)
  return rows
}

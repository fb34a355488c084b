import type { PasarForm } from '@portal/domain/pasar/pasar/pasar.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import { endOf, startOf } from '#pasar/hari.ts'
import { asksOnly, countedRegion, counterTotal, countUpTo } from '#pasar/total.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { preparedList } from '#platform/database/prepared/prepared-list.ts'
import { preparedFind } from '#platform/database/prepared/prepared-ways.ts'
import { containsPattern, isShort, likeWords } from '#platform/database/search-pattern.ts'
import { type SlotOf, statement, unseen } from '#platform/database/statement.ts'
import type { Stamp } from '#platform/record/stamp.ts'

function withPlaces(db: Executor) {
  return db
    .selectFrom('pasar.pasar as m')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'm.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'm.kota_id')
    .leftJoin('wilayah.kecamatan as c', 'c.id', 'm.kecamatan_id')
}

const pasarRows = (db: Executor) =>
  withPlaces(db).selectAll('m').select(['p.nama as provinsi', 'k.nama as kota', 'c.nama as kecamatan'])

export type PasarRow = Awaited<ReturnType<ReturnType<typeof pasarRows>['executeTakeFirstOrThrow']>>

export interface PasarFilter {
  search?: string | undefined
  /** Cities that `search` names, where the list has found them before. */
  kotaDisebut?: readonly number[] | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  /** The year of a programme in which the market has no profile. */
  tanpa_profil?: number | undefined
  tanpa_titik?: boolean | undefined
  tahun_program?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

type Sort = 'nama' | '-nama' | 'kota' | '-kota' | '-updated_at'

export function filteredPasar(db: Executor, scope: RegionScope, filter: PasarFilter) {
  let query = withPlaces(db).where(inRegion('m', scope))
  if (filter.provinsi_id !== undefined) query = query.where('m.provinsi_id', '=', filter.provinsi_id)
  if (filter.kota_id !== undefined) query = query.where('m.kota_id', '=', filter.kota_id)
  if (filter.pasar_id !== undefined) query = query.where('m.id', '=', filter.pasar_id)
  if (filter.tahun_program !== undefined) query = query.where('m.tahun_pas_aman', '=', filter.tahun_program)
  if (filter.start_date) query = query.where('m.created_at', '>=', startOf(filter.start_date))
  if (filter.end_date) query = query.where('m.created_at', '<', endOf(filter.end_date))
  if (filter.tanpa_profil !== undefined)
    query = query.where(
      sql<boolean>`not exists (select from pasar.profil f where f.pasar_id = m.id and f.varian = 'kota'
        and f.tahun_program = ${filter.tanpa_profil})`,
    )
  if (filter.tanpa_titik !== undefined)
    query = query.where('m.lintang', filter.tanpa_titik ? 'is' : 'is not', null)
  if (filter.search) {
    const words = likeWords(filter.search)
    const kota = filter.kotaDisebut
      ? sql`${filter.kotaDisebut}::bigint[]`
      : sql`array(select id from wilayah.kota where platform.teks_cari(nama) ${words})`
    query =
      filter.kotaDisebut?.length === 0
        ? query.where(sql<boolean>`m.cari ${words}`)
        : query.where(sql<boolean>`(m.cari ${words} or m.kota_id = any(${kota}))`)
  }
  return query
}

const direction = (sort: string) => sql.raw(sort.startsWith('-') ? 'desc' : 'asc')

function order(sort: Sort) {
  const way = direction(sort)
  if (sort.endsWith('kota')) return sql`k.nama ${way}, m.nama, m.id ${way}`
  return sort.endsWith('nama') ? sql`m.nama ${way}, m.id ${way}` : sql`m.updated_at ${way}, m.id ${way}`
}

const list = preparedList({
  rows: pasarRows,
  id: 'm.id',
  found: (db, scope, filter: PasarFilter) => filteredPasar(db, scope, filter).select('m.id'),
  order,
  isSteady: (names, sort) =>
    sort.endsWith('nama') && names.every((name) => name === 'provinsi_id' || name === 'kota_id'),
  counted: (scope, { kotaDisebut: _named, ...filter }) =>
    asksOnly(filter, ['provinsi_id', 'kota_id'])
      ? counterTotal('pasar.cacah_pasar', countedRegion(scope), { ...filter })
      : undefined,
  count: (db, scope, filter) => countUpTo(db, filteredPasar(db, scope, filter)),
})

const kotaNamed = statement((db, slot: SlotOf<{ pola: string }>) =>
  db
    .selectFrom('wilayah.kota')
    .select('id')
    .where(
      sql<boolean>`platform.teks_cari(nama) like ${unseen(sql`platform.teks_cari(${slot('pola')})`, 'text')}`,
    ),
)

/** Cities that a word names go into the search as values: guessed at, every market of the nation would be walked by. */
export const pasarList: typeof list = {
  byIds: list.byIds,
  async page(db, asked, page) {
    const { search } = asked.filter
    if (!search || isShort(search)) return list.page(db, asked, page)
    const named = await kotaNamed(db, { pola: containsPattern(search) })
    const filter = { ...asked.filter, kotaDisebut: named.map(({ id }) => id) }
    return list.page(db, { ...asked, filter }, page)
  },
}

export const findPasar = preparedFind((db, scope, id) =>
  pasarRows(db).where('m.id', '=', id).where(inRegion('m', scope)),
)

export function lockPasar(trx: Trx, scope: RegionScope, id: number): Promise<PasarRow | undefined> {
  return pasarRows(trx).where('m.id', '=', id).where(inRegion('m', scope)).forUpdate('m').executeTakeFirst()
}

export function listPilihan(db: Executor, scope: RegionScope, filter: PasarFilter) {
  return filteredPasar(db, scope, filter)
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

/** From the counter: by province, or by the cities of one. Regions without a market are left out. */
export async function countByRegion(
  db: Executor,
  scope: RegionScope,
  provinsiId: number | undefined,
): Promise<Jumlah[]> {
  const level = provinsiId === undefined ? 'provinsi' : 'kota'
  const column = sql.ref(`c.${level}_id`)
  const within = provinsiId === undefined ? sql`true` : sql`c.provinsi_id = ${provinsiId}`
  const { rows } = await sql<Jumlah>`
    select w.id, w.nama, sum(c.n)::bigint as total_pasar
    from pasar.cacah_pasar_kini c join ${sql.table(`wilayah.${level}`)} w on w.id = ${column}
    where ${within} and ${inRegion('c', scope)}
    group by w.id, w.nama having sum(c.n) > 0 order by w.nama`.execute(db)
  return rows
}

type Columns = Omit<PasarForm, 'provinsi_id' | 'kota_id'> & { provinsi_id: number; kota_id: number }

/** Undefined where the city has a market of this name already. */
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

import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import type { Executor } from '../database.ts'
import { inRegion } from '../in-region.ts'
import { preparedList } from './prepared-list.ts'
import { preparedFind } from './prepared-ways.ts'

const database = useTestDatabase()

interface Filter {
  provinsi_id?: number | undefined
  /** No counter knows it, and no index has it. */
  nama?: string | undefined
}
type Sort = 'id' | '-id' | 'nama'

/** Cities as records: as `kota_id` names them, since a scope does. */
const cities = (db: Executor) =>
  db.selectFrom(
    db.selectFrom('wilayah.kota').selectAll().select('id as kota_id').as('k') as never as 'wilayah.kota as k',
  )
const rows = (db: Executor) =>
  cities(db)
    .innerJoin('wilayah.provinsi as p', 'p.id', 'k.provinsi_id')
    .select(['k.id', 'k.nama', 'k.provinsi_id', 'p.nama as provinsi'])
const found = (db: Executor, scope: RegionScope, { provinsi_id, nama }: Filter) =>
  cities(db)
    .select('k.id')
    .where(inRegion('k', scope))
    .where(
      sql<SqlBool>`(${sql.join([sql`true`, ...(provinsi_id === undefined ? [] : [sql`k.provinsi_id = ${provinsi_id}`])], sql` and `)})`,
    )
    .$if(nama !== undefined, (query) => query.where('k.nama', 'like', `%${nama}%`))

let counts = 0
const list = preparedList({
  rows,
  id: 'k.id',
  found,
  order: (sort: Sort) =>
    sort === 'nama' ? sql`k.nama, k.id` : sql`k.id ${sql.raw(sort === 'id' ? 'asc' : 'desc')}`,
  isSteady: (_names, sort) => sort.endsWith('id'),
  counted: (scope, filter) =>
    filter.nama === undefined
      ? sql`select count(*) as total from (${found(database.db, scope, filter)}) semua`
      : undefined,
  async count(db, scope, filter) {
    counts += 1
    const ids = await found(db, scope, filter).execute()
    return ids.length > 20 ? { total: 20, atLeast: true } : { total: ids.length }
  },
})

const everywhere: RegionScope = { jenis: 'semua' }
const scopes: RegionScope[] = [
  everywhere,
  { jenis: 'provinsi', provinsi_id: 32 },
  { jenis: 'provinsi', provinsi_id: 34 },
  { jenis: 'kota', provinsi_id: 32, kota_id: 3273 },
]

/** What every way to a page must say. */
async function expected(
  scope: RegionScope,
  filter: Filter,
  sort: Sort,
  page: { page: number; limit: number },
) {
  const all = await rows(database.db)
    .where(
      'k.id',
      'in',
      (await found(database.db, scope, filter).execute()).map(({ id }) => id),
    )
    .execute()
  const way = sort.startsWith('-') ? -1 : 1
  all.sort((a, b) =>
    sort === 'nama' && a.nama !== b.nama ? (a.nama < b.nama ? -1 : 1) : way * (a.id - b.id),
  )
  return { rows: all.slice((page.page - 1) * page.limit, page.page * page.limit), total: all.length }
}

const filters: Filter[] = [{}, { provinsi_id: 34 }, { provinsi_id: undefined }]

test('prepared and planned anew, a page has the same rows in the same order, and the same total', async () => {
  for (const scope of scopes)
    for (const filter of filters)
      for (const sort of ['id', '-id', 'nama'] as const)
        for (const page of [
          { page: 1, limit: 10 },
          { page: 1, limit: 7 },
          { page: 2, limit: 10 },
        ]) {
          const { rows: right, total } = await expected(scope, filter, sort, page).catch(() => ({
            rows: [],
            total: 0,
          }))
          const got = await list.page(database.db, { scope, filter, sort }, page)
          expect(got.rows.map(({ id, nama, provinsi }) => ({ id, nama, provinsi }))).toEqual(
            right.map(({ id, nama, provinsi }) => ({ id, nama, provinsi })),
          )
          expect(got.total).toEqual({ total })
        }
  expect(counts).toBe(0)
})

test('what no counter knows is counted, up to a limit', async () => {
  const kota = await list.page(
    database.db,
    { scope: everywhere, filter: { nama: 'Kota ' }, sort: 'id' },
    { page: 1, limit: 10 },
  )
  expect(kota.rows).toHaveLength(10)
  expect(kota.total).toEqual({ total: 20, atLeast: true })
  expect(counts).toBe(1)
})

test('rows come in the order of their ids, without those that are gone', async () => {
  const found = await list.byIds(database.db, [3273, 999_999, 1101, 3171])
  expect(found.map(({ id }) => id)).toEqual([3273, 1101, 3171])
  expect(await list.byIds(database.db, [])).toEqual([])
})

test('one record is found within the scope alone', async () => {
  const find = preparedFind((db, scope, id) => rows(db).where('k.id', '=', id).where(inRegion('k', scope)))
  const seen = async (id: number) => {
    const names: (string | undefined)[] = []
    for (const scope of scopes) names.push((await find(database.db, scope, id))?.nama)
    return names
  }
  expect(await seen(3273)).toEqual(['Kota Bandung', 'Kota Bandung', undefined, 'Kota Bandung'])
  expect(await seen(3277)).toEqual(['Kota Cimahi', 'Kota Cimahi', undefined, undefined])
  expect(await seen(1)).toEqual([undefined, undefined, undefined, undefined])
})

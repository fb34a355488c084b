import { type SqlBool, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { countedUpTo, list, wordsCountedUpTo } from './list.ts'
import { atLeast, equals, word, words } from './rules.ts'

const database = useTestDatabase()
const groups = [900, 901] as const

beforeAll(async () => {
  await sql`insert into okkp.kelompok_komoditas (id, kode, asal, nama) overriding system value
    values (900, 'uji-a', 'Uji', 'Kelompok A'), (901, 'uji-b', 'Uji', 'Kelompok B')`.execute(database.db)
  await sql`insert into okkp.komoditas (nama, kelompok_id, alias)
    select 'Butir ' || lpad(n::text, 5, '0'), 900 + n % 2, '{}' from generate_series(1, ${countedUpTo + 100}::int) n`.execute(
    database.db,
  )
})

const butir = list({
  from: 'okkp.komoditas as k',
  rows: (db) => db.selectFrom('okkp.komoditas as k').select(['k.id', 'k.nama', 'k.kelompok_id']),
  visible: (reach: readonly number[]) => sql<SqlBool>`k.kelompok_id = any(${reach}::int[])`,
  filters: {
    search: words('k.cari'),
    kelompok_id: equals('k.kelompok_id'),
    sejak: atLeast('k.nama'),
    /** This rule queries ids before it returns a condition. */
    seperti: word(async (nama, { db }) => {
      const found = await db.selectFrom('okkp.komoditas').select('id').where('nama', '=', nama).execute()
      return sql<SqlBool>`k.id = any(${found.map(({ id }) => id)}::bigint[])`
    }),
  },
  orders: { nama: sql`k.nama, k.id`, '-nama': sql`k.nama desc, k.id desc` },
})

const namesOf = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama)

test('a page has the rows of its order and the total of all pages', async () => {
  const { rows, total } = await butir.page(database.db, groups, {
    page: 2,
    limit: 3,
    sort: '-nama',
    sejak: 'Butir 10000',
  })
  expect(namesOf(rows)).toEqual(['Butir 10097', 'Butir 10096', 'Butir 10095'])
  expect(total).toEqual({ total: 101 })
  const asked = { page: 2, limit: 3, sort: '-nama', sejak: 'Butir 10000' } as const
  expect(await butir.rows(database.db, groups, asked)).toEqual(rows)
})

test('the default page and a single row are the same for every reader, each within their reach', async () => {
  for (const reach of [groups, [900], [901], []]) {
    const { rows } = await butir.page(database.db, reach, { page: 1, limit: 10 })
    expect(rows.every(({ kelompok_id }) => reach.includes(kelompok_id as never))).toBe(true)
    expect(rows).toHaveLength(reach.length === 0 ? 0 : 10)
  }
  const { rows } = await butir.page(database.db, [901], { page: 1, limit: 1 })
  const id = rows[0]?.id ?? 0
  expect(await butir.find(database.db, [901], id)).toMatchObject({ nama: 'Butir 00001' })
  expect(await butir.find(database.db, [900], id)).toBeUndefined()
})

test('rows are counted up to a limit, words up to a smaller one, the same on every page', async () => {
  for (const page of [1, 7]) {
    const all = await butir.page(database.db, groups, { page, limit: 10 })
    expect(all.total).toEqual({ total: countedUpTo, atLeast: true })
    const found = await butir.page(database.db, groups, { page, limit: 10, search: 'butir' })
    expect(found.total).toEqual({ total: wordsCountedUpTo, atLeast: true })
  }
  const half = await butir.page(database.db, groups, { page: 1, limit: 10, kelompok_id: 900 })
  expect(half.total).toEqual({ total: countedUpTo / 2 + 50 })
})

test('a page past the end is empty, and one beyond the counted rows is not', async () => {
  const beyond = await butir.page(database.db, groups, { page: countedUpTo / 100 + 1, limit: 100 })
  expect(beyond.rows).toHaveLength(100)
  const past = await butir.page(database.db, groups, { page: 1000, limit: 100 })
  expect(past.rows).toEqual([])
})

test('a rule may look something up, and an empty filter is not asked', async () => {
  const { rows, total } = await butir.page(database.db, groups, {
    page: 1,
    limit: 10,
    seperti: 'Butir 00007',
    search: '',
  })
  expect(namesOf(rows)).toEqual(['Butir 00007'])
  expect(total).toEqual({ total: 1 })
})

test('without a page every row comes, and rows by id come in the order of the ids', async () => {
  const { rows, total } = await butir.page(database.db, groups, { sejak: 'Butir 10090' })
  expect(total.total).toBe(11)
  const ids = rows.map(({ id }) => id).toReversed()
  expect((await butir.byIds(database.db, [...ids, -1])).map(({ id }) => id)).toEqual(ids)
})

test('exports read the ids of all pages in their order, and their total alone', async () => {
  const asked = { sejak: 'Butir 10098', sort: '-nama' } as const
  const { rows } = await (await butir.ids(database.db, groups, asked)).execute(database.db)
  const read = await butir.byIds(
    database.db,
    rows.map(({ id }) => id),
  )
  expect(namesOf(read)).toEqual(['Butir 10100', 'Butir 10099', 'Butir 10098'])
  expect(await butir.total(database.db, groups, { sejak: 'Butir 10098' })).toEqual({ total: 3 })
})

test('every row comes some at a time in its order, as often as asked in one transaction', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const sort of ['nama', '-nama'] as const) {
      const names: string[] = []
      const sizes: number[] = []
      for await (const batch of butir.each(trx, [900], { sejak: 'Butir 09600', sort })) {
        names.push(...namesOf(batch))
        sizes.push(batch.length)
      }
      expect(sizes).toEqual([100, 100, 51])
      expect(names).toEqual(names.toSorted((a, b) => (sort === 'nama' ? 1 : -1) * a.localeCompare(b)))
      expect(new Set(names).size).toBe(251)
    }
  })
})

test('a total of its own is asked first, and told what is asked for', async () => {
  const asked: unknown[] = []
  const counted = list({
    from: 'okkp.komoditas as k',
    rows: (db) => db.selectFrom('okkp.komoditas as k').select('k.id'),
    visible: (_scope: string) => sql<SqlBool>`true`,
    filters: { kelompok_id: equals('k.kelompok_id'), search: words('k.cari') },
    orders: { id: sql`k.id` },
    async total(_db, scope, filter) {
      asked.push([scope, filter])
      return filter.search === undefined ? 7 : undefined
    },
  })
  const plain = await counted.page(database.db, 'saya', { page: 1, limit: 10, kelompok_id: 900, search: '' })
  expect(plain.total).toEqual({ total: 7 })
  const found = await counted.page(database.db, 'saya', { page: 1, limit: 10, search: '00007' })
  expect(found.total).toEqual({ total: 1 })
  expect(asked).toEqual([
    ['saya', { kelompok_id: 900 }],
    ['saya', { search: '00007' }],
  ])
})

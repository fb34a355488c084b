import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ujiLabList } from '#okkp/uji-lab/uji-lab.repository.ts'
import { useTestDatabase } from '#testing/database.ts'

const database = useTestDatabase()
const lab = { jenis: 'provinsi', provinsi_id: 32, titipan: true } as const

/**
 * Inserts tests of the province and tests entered for it, more than a page of each. Their sum just exceeds the count
 * limit of a search.
 */
beforeAll(async () => {
  await sql`insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, lokasi_sampel, komoditas_id, provinsi_id, created_for)
    select 1, date '2025-01-01' + n % 700, 'Dinas Pangan', 'Pasar ' || n, (select min(id) from okkp.komoditas),
      case when n % 2 = 0 then 32 else 33 end, case when n % 4 = 1 then 32 end
    from generate_series(1, 14000) n`.execute(database.db)
})

test('pages of both together are the list in its order, one after the other', async () => {
  const { rows } = await sql<{
    id: number
  }>`select id from okkp.uji_lab where provinsi_id = 32 or tujuan_provinsi_id = 32
    order by tanggal desc, id desc limit 50`.execute(database.db)
  const ids: number[] = []
  for (const page of [1, 2, 3, 4, 5]) {
    const { rows: found, total } = await ujiLabList.page(database.db, lab, { page, limit: 10 })
    expect(total).toEqual({ total: 10_500 })
    ids.push(...found.map(({ id }) => id))
  }
  expect(ids).toEqual(rows.map(({ id }) => id))
})

const searched = (search: string, page: number) =>
  ujiLabList.page(database.db, lab, { search, page, limit: 10 })

test('a frequent word has the pages of the list and a lower bound', async () => {
  const { rows } = await ujiLabList.page(database.db, lab, { page: 2, limit: 10 })
  const found = await searched('pasar', 2)
  expect(found.total).toEqual({ total: 1000, atLeast: true })
  expect(found.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('a word with few matches has them counted, in the order of the list', async () => {
  const { rows } = await sql<{ id: number }>`select id from okkp.uji_lab
    where (provinsi_id = 32 or tujuan_provinsi_id = 32) and lokasi_sampel like 'Pasar 1999%' order by tanggal desc, id desc`.execute(
    database.db,
  )
  const found = await searched('pasar 1999', 1)
  expect(found.total).toEqual({ total: rows.length })
  expect(found.rows.map(({ id }) => id)).toEqual(rows.slice(0, 10).map(({ id }) => id))
  expect(await searched('tidakadasamasekali', 1)).toEqual({ rows: [], total: { total: 0 } })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { findDisebut } from './disebut.repository.ts'
import { filteredRapid } from './rapid-pasar.repository.ts'

const database = useTestDatabase()
const everywhere = { jenis: 'semua' } as const

async function planOf(search: string): Promise<string> {
  const disebut = await findDisebut(database.db, search)
  const query = filteredRapid(database.db, everywhere, { search, disebut }).select('u.id')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(database.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('a word names commodities and parameters; nonsense names nothing', async () => {
  const { db } = database
  const { rows } = await sql<{ id: number }>`select id from okkp.parameter where nama = 'Formalin'`.execute(
    db,
  )
  expect(await findDisebut(db, 'formalin')).toMatchObject({ parameter: rows.map(({ id }) => id), pasar: [] })
  expect((await findDisebut(db, 'beras'))?.komoditas.length).toBeGreaterThan(0)
  expect(await findDisebut(db, 'qqqzzz')).toEqual({ pasar: [], komoditas: [], parameter: [], pemasok: [] })
})

test('a word that names nothing is looked for in the words of tests alone', async () => {
  expect(await planOf('qqqzzz')).not.toMatch(/SubPlan|pasar_id|komoditas_id/)
  expect(await planOf('formalin')).toMatch(/parameter_id = ANY/)
})

test('where a word names very many markets none are listed', async () => {
  const { db } = database
  await sql`insert into pasar.pasar (nama, alamat, provinsi_id, kota_id)
    select 'Pasar Ramai ' || n, 'Jalan ' || n, 32, 3273 from generate_series(1, 1001) n`.execute(db)
  expect(await findDisebut(db, 'pasar ramai')).toBeUndefined()
  expect((await findDisebut(db, 'ramai 1001'))?.pasar).toHaveLength(1)
})

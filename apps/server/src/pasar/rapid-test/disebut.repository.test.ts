import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { findDisebut } from './disebut.repository.ts'

const database = useTestDatabase()

test('a word names commodities and parameters; nonsense names nothing', async () => {
  const { db } = database
  const { rows } = await sql<{ id: number }>`select id from okkp.parameter where nama = 'Formalin'`.execute(
    db,
  )
  expect(await findDisebut(db, 'formalin')).toMatchObject({ parameter: rows.map(({ id }) => id), pasar: [] })
  expect((await findDisebut(db, 'beras')).komoditas.length).toBeGreaterThan(0)
  expect(await findDisebut(db, 'qqqzzz')).toEqual({ pasar: [], komoditas: [], parameter: [], pemasok: [] })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { type SlotOf, statement } from './statement.ts'

const database = useTestDatabase()

const provinceNamed = statement((db, slot: SlotOf<{ id: number; least: number }>) =>
  db
    .selectFrom('wilayah.provinsi')
    .select(['id', 'nama'])
    .where('id', '=', slot('id'))
    .where('id', '>', slot('least')),
)

const prepared = sql<{ statement: string; name: string }>`
  select statement, name from pg_prepared_statements`

test('a statement takes its values by name, each time anew', async () => {
  expect(await provinceNamed(database.db, { id: 32, least: 0 })).toEqual([{ id: 32, nama: 'Jawa Barat' }])
  expect(await provinceNamed(database.db, { id: 31, least: 0 })).toEqual([
    { id: 31, nama: 'Daerah Khusus Ibukota Jakarta' },
  ])
  expect(await provinceNamed(database.db, { id: 31, least: 31 })).toEqual([])
})

test('a connection prepares a statement once, and nothing else', async () => {
  await database.db.connection().execute(async (db) => {
    const before = (await prepared.execute(db)).rows.length
    for (const id of [11, 12, 13]) await provinceNamed(db, { id, least: 0 })
    await db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', 11).execute()
    const after = (await prepared.execute(db)).rows
    expect(after.filter(({ statement: text }) => text.includes('"id" > $2'))).toHaveLength(1)
    expect(after.length).toBeLessThanOrEqual(before + 1)
  })
})

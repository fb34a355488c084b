import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createDatabase, type Database } from './database.ts'
import { runNamed, type SlotOf, statement, unseen } from './statement.ts'

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
  await database.db.connection().execute(async (one) => {
    const db = one as Database
    const before = (await prepared.execute(db)).rows.length
    for (const id of [11, 12, 13]) await provinceNamed(db, { id, least: 0 })
    await db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', 11).execute()
    const after = (await prepared.execute(db)).rows
    expect(after.filter(({ statement: text }) => text.includes('"id" > $2'))).toHaveLength(1)
    expect(after.length).toBeLessThanOrEqual(before + 1)
  })
})

/** A database with one connection, so that what it keeps is known. */
async function withOneConnection<T>(work: (db: ReturnType<typeof createDatabase>) => Promise<T>): Promise<T> {
  const db = createDatabase(database.url, { max: 1, statementTimeoutMs: 10_000 })
  return work(db).finally(() => db.destroy())
}

const manyKinds = statement((db, slot: SlotOf<{ n: number | null }>) =>
  db
    .selectFrom('wilayah.provinsi')
    .where('id', '=', 32)
    .select([
      'id',
      sql<Date>`timestamptz '2026-11-16 08:00+07'`.as('waktu'),
      sql<string>`date '2026-11-16'`.as('hari'),
      sql<number[]>`array[1, 2]::bigint[]`.as('daftar'),
      sql<{ a: number }>`'{"a": 1}'::jsonb`.as('json'),
      sql<boolean>`true`.as('ya'),
      sql<string>`1.50::numeric`.as('pecahan'),
      sql<number | null>`${slot('n')}::bigint`.as('n'),
    ]),
)

test('values come as the same kinds on the pool and in a transaction, the first time and after', async () => {
  await withOneConnection(async (db) => {
    const inTransaction = await db.transaction().execute((trx) => manyKinds(trx, { n: 5 }))
    const expected = [
      {
        id: 32,
        waktu: new Date('2026-11-16T01:00:00Z'),
        hari: '2026-11-16',
        daftar: [1, 2],
        json: { a: 1 },
        ya: true,
        pecahan: '1.50',
        n: 5,
      },
    ]
    expect(inTransaction).toEqual(expected)
    expect(await manyKinds(db, { n: 5 })).toEqual(expected)
    expect(await manyKinds(db, { n: null })).toEqual([{ ...expected[0], n: null }])
    expect(await manyKinds(db, { n: 5 })).toEqual(expected)
  })
})

const divided = statement((_db, slot: SlotOf<{ by: number }>) =>
  _db.selectNoFrom(sql<number>`10 / ${slot('by')}::int`.as('hasil')),
)

test('a refusal of the database reaches who asked, and the connection goes on', async () => {
  await withOneConnection(async (db) => {
    await expect(divided(db, { by: 0 })).rejects.toMatchObject({ code: '22012' })
    expect(await divided(db, { by: 5 })).toEqual([{ hasil: 2 }])
    await expect(divided(db, { by: 0 })).rejects.toMatchObject({ code: '22012' })
    await expect(divided(db, { by: 'satu' as never })).rejects.toMatchObject({ code: '22P02' })
    expect(await divided(db, { by: 2 })).toEqual([{ hasil: 5 }])
  })
})

test('personal numbers come out open', async () => {
  const numbers = createNumberSeal('rahasia yang cukup panjang untuk menyegel')
  const sealedAs = statement((db, slot: SlotOf<{ sealed: string }>) =>
    db.selectNoFrom([sql<string>`${slot('sealed')}::text`.as('nik'), sql<string>`'x'`.as('nama')]),
  )
  const db = createDatabase(database.url, { max: 1, numbers })
  const rows = await sealedAs(db, { sealed: numbers.seal('3273010101900001') })
  await db.destroy()
  expect(rows).toEqual([{ nik: '3273010101900001', nama: 'x' }])
})

test('a query put together each time is prepared once under its text, whatever its values', async () => {
  await withOneConnection(async (db) => {
    const nameOf = (id: number) =>
      runNamed(db, sql<{ nama: string }>`select nama from wilayah.provinsi where id = ${id}`)
    expect([await nameOf(32), await nameOf(51)]).toEqual([[{ nama: 'Jawa Barat' }], [{ nama: 'Bali' }]])
    const { rows } = await prepared.execute(db)
    expect(
      rows.filter(({ statement: text }) => text === 'select nama from wilayah.provinsi where id = $1'),
    ).toHaveLength(1)
  })
})

test('a list that the planner does not look into is planned once, not for each', async () => {
  const { db } = database
  await sql`create table platform.coba_rencana as select n as kunci, n % 7 as nilai from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`create index on platform.coba_rencana (kunci)`.execute(db)
  await sql`analyze platform.coba_rencana`.execute(db)
  const summed = statement((paper, slot: SlotOf<{ ids: readonly number[] }>) => {
    const query = sql<{
      n: number
    }>`select sum(c.nilai)::integer as n from unnest(${unseen(slot('ids'), 'integer[]')}) k(id)
      cross join lateral (select * from platform.coba_rencana where kunci = k.id offset 0) c where c.kunci = any(${unseen(slot('ids'), 'integer[]')})`
    return { compile: () => query.compile(paper) }
  })
  await db.connection().execute(async (one) => {
    for (let n = 1; n <= 12; n++) expect(await summed(one as Database, { ids: [n] })).toEqual([{ n: n % 7 }])
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like '%platform.coba_rencana%'`.execute(one)
    // The first five are tried out.
    expect(rows).toEqual([{ generic: 7, custom: 5 }])
  })
})

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { createDatabase, type Executor } from './database.ts'
import { runNamed } from './named-statements.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase()
const readAll = (db: Executor) =>
  runNamed(db, sql<{ id: number }>`select * from platform.coba`).then((rows) => rows.map(({ id }) => id))

beforeEach(async () => {
  await sql`create table platform.coba (id int); insert into platform.coba values (7)`.execute(database.db)
  return () => sql`drop table platform.coba`.execute(database.db)
})

/** Reads once on the only connection, then changes the columns as a migration of a newer release does. */
async function withStaleStatement(work: (db: ReturnType<typeof createDatabase>) => Promise<unknown>) {
  const db = createDatabase(database.url, { max: 1 })
  try {
    expect(await readAll(db)).toEqual([7])
    await sql`alter table platform.coba add column nama text`.execute(database.db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('a read whose columns a migration changed is prepared anew', () =>
  withStaleStatement(async (db) => {
    expect(await readAll(db)).toEqual([7])
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
    expect(rows).toHaveLength(2)
    expect(await readAll(db)).toEqual([7])
  }))

test('a transaction that meets such a read starts again', () =>
  withStaleStatement(async (db) => {
    await inTransaction(db, async (trx) => {
      await sql`insert into platform.coba (id) values (8)`.execute(trx)
      expect(await readAll(trx)).toEqual([7, 8])
    })
    expect(await readAll(db)).toEqual([7, 8])
  }))

test('a transaction without a second try names the cause', () =>
  withStaleStatement((db) =>
    expect(db.transaction().execute((trx) => readAll(trx))).rejects.toThrow(
      'cached plan must not change result type',
    ),
  ))

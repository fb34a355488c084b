import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Executor } from '#platform/database/database.ts'
import { useTestDatabase } from '#testing/database.ts'
import { rememberAnswers } from './remember.ts'

const database = useTestDatabase()
let now = new Date('2026-11-16T03:00:00Z')
const clock = () => now

async function count(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from platform.ingatan_uji`.execute(
    database.db,
  )
  return rows[0]?.n ?? 0
}
const add = (db: Executor = database.db) => sql`insert into platform.ingatan_uji default values`.execute(db)

beforeAll(async () => {
  await sql`create table platform.ingatan_uji (id int generated always as identity)`.execute(database.db)
})

test('in one state of the database an answer is worked out once, whoever asks first', async () => {
  let state = 'one'
  const remember = rememberAnswers({ db: database.db, clock }, async () => state)
  const work = vi.fn(async () => work.mock.calls.length)
  expect(await Promise.all([remember('a', work), remember('a', work)])).toEqual([1, 1])
  expect(await remember('b', work)).toBe(2)
  state = 'two'
  expect([await remember('a', work), await remember('a', work)]).toEqual([3, 3])
})

test('a write shows on the next request', async () => {
  const remember = rememberAnswers({ db: database.db, clock })
  const first = await remember('a', count)
  expect(await remember('a', count)).toBe(first)
  await add()
  expect(await remember('a', count)).toBe(first + 1)
  await sql`delete from platform.ingatan_uji`.execute(database.db)
  expect(await remember('a', count)).toBe(0)
})

test('a write that was under way when an answer was made shows once it is committed', async () => {
  const remember = rememberAnswers({ db: database.db, clock })
  const before = await remember('a', count)
  await database.db.transaction().execute(async (trx) => {
    await add(trx)
    expect(await remember('a', count)).toBe(before)
    // Others may come and go meanwhile.
    await add()
    expect(await remember('a', count)).toBe(before + 1)
  })
  expect(await remember('a', count)).toBe(before + 2)
})

test('an answer that was begun before a write is not given to those who ask after it', async () => {
  const remember = rememberAnswers({ db: database.db, clock })
  const slow = Promise.withResolvers<number>()
  const begun = Promise.withResolvers<void>()
  const early = remember('a', () => {
    begun.resolve()
    return slow.promise
  })
  await begun.promise
  await add()
  const late = await remember('a', count)
  slow.resolve(-1)
  expect([await early, late]).toEqual([-1, await count()])
  expect(await remember('a', count)).toBe(late)
})

test('each day has its own answers, and a failure is nobody else’s', async () => {
  const remember = rememberAnswers({ db: database.db, clock }, async () => 'same')
  const work = vi.fn(async () => work.mock.calls.length)
  expect([await remember('a', work), await remember('a', work)]).toEqual([1, 1])
  now = new Date('2026-11-16T17:00:00Z')
  expect(await remember('a', work)).toBe(2)
  const failing = () => Promise.reject(new Error('putus'))
  await expect(remember('c', failing)).rejects.toThrow('putus')
  expect(await remember('c', work)).toBe(3)
})

test('no more than a hundred are kept', async () => {
  const remember = rememberAnswers({ db: database.db, clock }, async () => 'same')
  const work = vi.fn(async () => 1)
  for (let n = 0; n < 100; n++) await remember(String(n), work)
  await remember('0', work)
  expect(work).toHaveBeenCalledTimes(101)
})

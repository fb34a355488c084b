import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import type { Trx } from './database.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase()

function lock(trx: Trx, id: number) {
  return sql`select 1 from wilayah.provinsi where id = ${id} for update`.execute(trx)
}

it('two that wait for each other both come through: the one that gave way is run again', async () => {
  let runs = 0
  let arrived = 0
  let bothHold = () => {}
  const holding = new Promise<void>((resolve) => {
    bothHold = resolve
  })
  const crossing = (first: number, second: number) =>
    inTransaction(database.db, async (trx) => {
      runs += 1
      await lock(trx, first)
      arrived += 1
      if (arrived === 2) bothHold()
      await holding
      await lock(trx, second)
      return first
    })
  expect(await Promise.all([crossing(32, 33), crossing(33, 32)])).toEqual([32, 33])
  // PostgreSQL cancels one transaction, or both if it detects the deadlock at the same moment. A cancelled one runs
  // again.
  expect(runs).toBeGreaterThanOrEqual(3)
})

it.each([
  ['40P01', 3],
  ['40001', 3],
  ['23505', 1],
])('a fault %s is tried %i times', async (code, times) => {
  let runs = 0
  const work = inTransaction(database.db, async () => {
    runs += 1
    throw Object.assign(new Error('pg'), { code })
  })
  await expect(work).rejects.toMatchObject({ code })
  expect(runs).toBe(times)
})

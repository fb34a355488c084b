import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { type Reminder, sendDue } from './reminders.ts'

const database = useTestDatabase()
const platformOn = (day: string) => ({ db: database.db, clock: () => new Date(`${day}T03:00:00Z`) })

/** Returns a reminder for one item that ends on a given day. `tell` records the calls in order. */
function reminderOf(subject: string, end: string, tell: Reminder<{ id: number; end: string }>['tell']) {
  return {
    subject,
    days: [30, 7, -1],
    async find(db, { from, until, unsent, most }) {
      const { rows } = await sql<{ id: number; end: string }>`
        select v.id, v.akhir as "end" from (values (1::bigint, ${end}::date)) v (id, akhir)
        where v.akhir between ${from} and ${until} and ${unsent({ id: 'v.id', end: 'v.akhir' })} limit ${most}`.execute(
        db,
      )
      return rows
    },
    tell,
  } satisfies Reminder<{ id: number; end: string }>
}

test('each step is told once, whoever runs beside it; a new end is told anew', async () => {
  const told: number[] = []
  const until = (end: string) =>
    reminderOf('uji', end, async (_trx, _row, { step }) => {
      told.push(step)
    })
  const run = async (day: string, end: string) => {
    await Promise.all([1, 2, 3].map(() => sendDue(platformOn(day), until(end))))
    return told.splice(0)
  }
  expect(await run('2026-10-01', '2026-11-16')).toEqual([])
  expect(await run('2026-10-17', '2026-11-16')).toEqual([30])
  expect(await run('2026-11-01', '2026-11-16')).toEqual([])
  expect(await run('2026-11-16', '2026-11-16')).toEqual([7])
  expect(await run('2026-12-24', '2026-11-16')).toEqual([-1])
  expect(await run('2026-12-25', '2026-11-16')).toEqual([])
  expect(await run('2026-12-25', '2026-12-30')).toEqual([7])
})

test('another subject has reminders of its own, and what could not be told is told by the next run', async () => {
  const told: string[] = []
  const failing = reminderOf('lain', '2026-11-16', () => Promise.reject(new Error('surel penuh')))
  await expect(sendDue(platformOn('2026-11-16'), failing)).rejects.toThrow('surel penuh')
  const working = reminderOf('lain', '2026-11-16', async (_trx, { end }) => {
    told.push(end)
  })
  await sendDue(platformOn('2026-11-16'), working)
  expect(told).toEqual(['2026-11-16'])
})

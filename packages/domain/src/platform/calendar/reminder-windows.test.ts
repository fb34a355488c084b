import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './add-days.ts'
import { reminderWindows } from './reminder-windows.ts'

const today = '2026-11-16'
const windows = reminderWindows(today, [60, 30, 7])

test('every day up to the farthest step falls into one window, no other into any', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 120 }), (days) => {
      const day = addDays(today, days)
      const hits = windows.filter(({ from, until }) => day >= from && day <= until)
      expect(hits.map(({ hari }) => hari)).toEqual(
        days < 0 || days > 60 ? [] : [days <= 7 ? 7 : days <= 30 ? 30 : 60],
      )
    }),
  )
})

test('what has passed has a step of its own, however long ago', () => {
  expect(reminderWindows(today, [3, -1])).toEqual([
    { from: today, until: '2026-11-19', hari: 3 },
    { from: '-infinity', until: '2026-11-15', hari: -1 },
  ])
})

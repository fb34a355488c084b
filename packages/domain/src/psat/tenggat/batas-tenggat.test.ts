import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, type Day, workingDaysBetween } from '../../platform/calendar/working-days.ts'
import { deadlineStatus } from '../../platform/calendar/working-days-deadline.ts'
import { batasTenggat } from './batas-tenggat.ts'

const day = fc
  .integer({ min: 0, max: 120 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))

function statusByDays(due: Day, today: Day, holidays: ReadonlySet<Day>) {
  const remaining =
    due >= today ? workingDaysBetween(today, due, holidays) : -workingDaysBetween(due, today, holidays)
  return deadlineStatus('running', remaining, due < today)
}

test('the days that divide the list say the same as the days left', () => {
  fc.assert(
    fc.property(
      day,
      day,
      fc.uniqueArray(day, { maxLength: 20 }),
      fc.nat(15),
      (start, today, off, granted) => {
        const holidays = new Set(off)
        const due = addWorkingDays(start, granted + 1, holidays)
        const { terlambat, besok, lusa } = batasTenggat(today, holidays)
        const shown =
          due < terlambat ? 'OVERRDUE' : due >= besok && due < lusa ? 'DUE_TOMORROW' : 'ON_PROCESS'
        expect(shown).toBe(statusByDays(due, today, holidays))
      },
    ),
  )
})

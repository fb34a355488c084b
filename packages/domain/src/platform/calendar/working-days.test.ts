import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts'

const none = new Set<string>()
// A period with a weekend, a holiday during the week and a holiday on a Saturday.
const holidays = new Set(['2026-12-24', '2026-12-25', '2026-12-26'])

test('weekends and holidays are no working days', () => {
  expect(isWorkingDay('2026-12-23', holidays)).toBe(true)
  expect(isWorkingDay('2026-12-25', holidays)).toBe(false)
  expect(isWorkingDay('2026-12-25', none)).toBe(true)
  expect(isWorkingDay('2026-12-27', none)).toBe(false)
})

test.each([
  ['2026-12-18', 1, '2026-12-21'],
  ['2026-12-19', 1, '2026-12-21'],
  ['2026-12-19', 0, '2026-12-19'],
  ['2026-12-22', 2, '2026-12-28'],
  ['2026-12-18', 10, '2027-01-05'],
])('%s and %i working days make %s', (from, count, to) => {
  expect(addWorkingDays(from, count, holidays)).toBe(to)
  expect(workingDaysBetween(from, to, holidays)).toBe(count)
})

test('the day is the one in Jakarta', () => {
  // Half past midnight on Tuesday in Jakarta is still Monday in UTC.
  const tuesday = new Date('2026-11-16T17:30:00Z')
  expect(addWorkingDays(tuesday, 1, none)).toBe('2026-11-18')
  expect(workingDaysBetween(new Date('2026-11-16T16:59:59Z'), tuesday, none)).toBe(1)
})

test('days cannot be taken away or split', () => {
  expect(() => addWorkingDays('2026-11-16', -1, none)).toThrow(RangeError)
  expect(() => addWorkingDays('2026-11-16', 1.5, none)).toThrow(RangeError)
  expect(workingDaysBetween('2026-11-20', '2026-11-16', none)).toBe(0)
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const after = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
const scene = fc
  .tuple(day, fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 25 }))
  .map(([from, offsets]) => ({ from, holidays: new Set(offsets.map((offset) => after(from, offset))) }))

test('adding and counting undo each other, and a deadline falls on a working day', () => {
  fc.assert(
    fc.property(scene, fc.integer({ min: 1, max: 40 }), ({ from, holidays }, count) => {
      const due = addWorkingDays(from, count, holidays)
      expect(isWorkingDay(due, holidays)).toBe(true)
      expect(workingDaysBetween(from, due, holidays)).toBe(count)
    }),
  )
})

test('counting agrees with looking at every day, and parts add up to the whole', () => {
  const span = fc.tuple(fc.nat(60), fc.nat(60))
  fc.assert(
    fc.property(scene, span, ({ from, holidays }, [first, second]) => {
      const middle = after(from, first)
      const end = after(middle, second)
      const every = Array.from({ length: first + second }, (_, index) => after(from, index + 1))
      const counted = every.filter((date) => isWorkingDay(date, holidays)).length
      expect(workingDaysBetween(from, end, holidays)).toBe(counted)
      const parts = workingDaysBetween(from, middle, holidays) + workingDaysBetween(middle, end, holidays)
      expect(parts).toBe(counted)
    }),
  )
})

test('a holiday never brings a deadline nearer', () => {
  fc.assert(
    fc.property(scene, fc.nat(40), ({ from, holidays }, count) => {
      expect(addWorkingDays(from, count, holidays) >= addWorkingDays(from, count, none)).toBe(true)
    }),
  )
})

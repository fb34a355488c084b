import { formatDate } from '@portal/domain/platform/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['15/11/2026', '2026-11-15'],
  ['5-3-26', '2026-03-05'],
  ['15.11.2026', '2026-11-15'],
  [' 15 November 2026 ', '2026-11-15'],
  ['1 agu 2024', '2024-08-01'],
  ['2026-11-15', '2026-11-15'],
  ['29/2/2024', '2024-02-29'],
])('%s is understood', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

test.each([
  '',
  '15',
  '15/11',
  '15/11/202',
  '29/2/2023',
  '31/4/2026',
  '0/1/2026',
  '1/13/2026',
  '1 ma 2026',
  '1 foo 2026',
  '1/2/3/2026',
  '2026-13-01',
])('"%s" is no day', (text) => {
  expect(typedDay(text)).toBeNull()
})

test('every day is understood as the portal writes it', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, (iso) => {
      expect(typedDay(formatDate(iso))).toBe(iso)
      expect(typedDay(iso)).toBe(iso)
    }),
  )
})

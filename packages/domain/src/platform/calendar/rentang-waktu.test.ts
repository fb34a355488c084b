import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfRange, isForwardRange, moment, startOfRange } from './rentang-waktu.ts'

test('a bare day covers the whole day in Jakarta', () => {
  expect(startOfRange('2026-11-15').toISOString()).toBe('2026-11-14T17:00:00.000Z')
  expect(endOfRange('2026-11-15').toISOString()).toBe('2026-11-15T16:59:59.999Z')
})

test('a time without a zone is Jakarta time, one with a zone stays what it says', () => {
  expect(endOfRange('2026-11-15T08:00:00').toISOString()).toBe('2026-11-15T01:00:00.000Z')
  expect(endOfRange('2026-11-15T08:00:00Z').toISOString()).toBe('2026-11-15T08:00:00.000Z')
  expect(startOfRange('2026-11-15T08:00:00+09:00').toISOString()).toBe('2026-11-14T23:00:00.000Z')
})

test.each(['kemarin', '2026-02-31', '2026-13-01', '15-11-2026', '2026-11-15 08:00', ''])(
  'refuses %j',
  (text) => {
    expect(moment.safeParse(text).success).toBe(false)
  },
)

test('every day is a forward range of just under 24 hours', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const text = date.toISOString().slice(0, 10)
      expect(moment.safeParse(text).success).toBe(true)
      expect(isForwardRange(text, text)).toBe(true)
      expect(endOfRange(text).getTime() - startOfRange(text).getTime()).toBe(86_399_999)
    }),
  )
})

test('a range that ends before it starts is not forward', () => {
  expect(isForwardRange('2026-11-15', '2026-11-14')).toBe(false)
  expect(isForwardRange(undefined, '2026-11-14')).toBe(true)
})

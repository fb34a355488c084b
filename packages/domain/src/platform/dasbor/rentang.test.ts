import { expect, test } from 'vitest'
import { rentangDari } from './rentang.ts'

test('one date is that day, two are a range, none is all', () => {
  expect(rentangDari('2026-03-01', undefined)).toEqual({ start: '2026-03-01', end: '2026-03-01' })
  expect(rentangDari(undefined, '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-01' })
  expect(rentangDari('2026-03-01', '2026-04-01')).toEqual({ start: '2026-03-01', end: '2026-04-01' })
  expect(rentangDari(undefined, undefined)).toEqual({ start: undefined, end: undefined })
})

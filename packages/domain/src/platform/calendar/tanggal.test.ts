import { expect, it } from 'vitest'
import { tanggal } from './tanggal.ts'

it.each([
  ['2026-11-15', true],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['0000-01-01', false],
  ['0026-11-15', false],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['20000-01-01', false],
  ['2026-02-31', false],
])('%s: %s', (day, meant) => {
  expect(tanggal.safeParse(day).success).toBe(meant)
})

it('names one fault, the first', () => {
  expect(tanggal.safeParse('').error?.issues).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { puncakSumbu } from '#psat/laporan/hasil-seri.ts'

const peak = (...totals: number[]) => puncakSumbu(totals.map((total) => ({ total })))

it('ends the axis at four even steps above the highest bar', () => {
  expect(peak(0)).toBe(4)
  expect(peak(3, 4)).toBe(4)
  expect(peak(5)).toBe(8)
  expect(peak(17)).toBe(20)
  expect(peak(41)).toBe(80)
  expect(peak(97)).toBe(100)
  expect(peak(130)).toBe(200)
})

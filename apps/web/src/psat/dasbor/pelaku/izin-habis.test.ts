import { expect, it } from 'vitest'
import { hariMenuju, isSegera } from '#psat/dasbor/pelaku/izin-habis.ts'

it('counts days', () => {
  expect(hariMenuju('2026-12-01', '2026-11-16')).toBe(15)
  expect(hariMenuju('2026-11-15', '2026-11-16')).toBe(-1)
})

it('warns within sixty days of the end', () => {
  expect([60, 61].map(isSegera)).toEqual([true, false])
})

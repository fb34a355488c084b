import { expect, test } from 'vitest'
import { nomorBerikut } from './nomor-berikut.ts'

test.each([
  ['0011/SPPB-PSAT/X/2026', '0012/SPPB-PSAT/XI/2026'],
  ['001/SKPPB/PSAT/IV/2022', '002/SKPPB/PSAT/XI/2026'],
  ['0099/PSAT-PL/XII/2025', '0100/PSAT-PL/XI/2026'],
  ['9/PL/2026', '10/PL/2026'],
  ['SPPB-2026-00041', 'SPPB-2026-00042'],
  ['PL 7', 'PL 8'],
])('%s is followed by %s', (terakhir, berikut) => {
  expect(nomorBerikut(terakhir, '2026-11-16')).toBe(berikut)
})

test('nothing is made up where nothing runs', () => {
  expect(nomorBerikut('SPPB/XI/2026', '2026-11-16')).toBeNull()
  expect(nomorBerikut('tanpa nomor', '2026-11-16')).toBeNull()
  expect(nomorBerikut('12345678901234567890', '2026-11-16')).toBeNull()
})

import { expect, test } from 'vitest'
import { nomorBerikut, polaNomor, urutanNomor } from './nomor-berikut.ts'

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

test('a series is the same text and year, whatever the running number and the month', () => {
  const pola = new RegExp(polaNomor('0048/SPPB-PSAT/X/2026', '2026-11-16') ?? '')
  expect(pola.exec('0080/SPPB-PSAT/XI/2026')?.[1]).toBe('0080')
  for (const other of ['0080/SPPB-PSAT/XI/2025', '0080/PSAT-PL/XI/2026', 'A0080/SPPB-PSAT/XI/2026'])
    expect(pola.test(other)).toBe(false)
  expect(new RegExp(polaNomor('PL.7', '2026-11-16') ?? '').test('PLX8')).toBe(false)
  expect(polaNomor('SPPB/XI/2026', '2026-11-16')).toBeNull()
  expect([urutanNomor('0048/SPPB/2026', '2026-11-16'), urutanNomor('TANPA', '2026-11-16')]).toEqual([
    48,
    null,
  ])
})

import { expect, test } from 'vitest'
import { batasText, sumberText } from './kata-kasus.ts'

test('a case names its first source and counts the others', () => {
  expect(sumberText({ asal: 'rapid_pasar', jumlah_sumber: 1 })).toBe('Rapid test pasar')
  expect(sumberText({ asal: 'uji_lab', jumlah_sumber: 3 })).toBe('Uji laboratorium dan 2 sumber lain')
})

test('a due day is told in words, and so is that it has passed', () => {
  expect(batasText('2026-11-20', false)).toBe('paling lambat 20 November 2026')
  expect(batasText('2026-11-20', true)).toBe('terlambat, seharusnya 20 November 2026')
  expect(batasText(null, false)).toBe('tanpa batas waktu')
})

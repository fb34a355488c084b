import { expect, test } from 'vitest'
import { kataHasil } from './kata-hasil.ts'
import type { HasilRapidTest } from './keadaan-positif.ts'

const tanggal = '2026-11-03'
const hasil_pada = '2026-11-09'

test.each<[HasilRapidTest, string]>([
  ['negatif', 'Negatif pada saringan 3 Nov 2026'],
  ['terkonfirmasi', 'Positif pada saringan 3 Nov 2026; dipastikan laboratorium 9 Nov 2026'],
  ['tidak_terkonfirmasi', 'Positif pada saringan 3 Nov 2026; tidak terbukti di laboratorium 9 Nov 2026'],
  ['tidak_diuji', 'Positif pada saringan 3 Nov 2026; ditutup tanpa uji laboratorium pada 9 Nov 2026'],
  ['menunggu', 'Positif pada saringan 3 Nov 2026; menunggu hasil laboratorium'],
])('%s is a whole phrase with its days', (hasil, phrase) => {
  expect(kataHasil({ tanggal, hasil, hasil_pada })).toBe(phrase)
})

test.each<[HasilRapidTest, string]>([
  ['terkonfirmasi', 'Positif pada saringan 3 Nov 2026; dipastikan laboratorium'],
  ['tidak_diuji', 'Positif pada saringan 3 Nov 2026; ditutup tanpa uji laboratorium'],
])('%s without a known day leaves the day out', (hasil, phrase) => {
  expect(kataHasil({ tanggal, hasil, hasil_pada: null })).toBe(phrase)
})

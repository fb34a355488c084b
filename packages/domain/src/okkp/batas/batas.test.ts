import { expect, test } from 'vitest'
import {
  isValidOn,
  type Ketentuan,
  namaIstilah,
  samaKetentuan,
  teksKetentuan,
  teksPenyesuaian,
} from './batas.ts'

test.each<[Ketentuan, string]>([
  [{ jenis: 'maksimum', nilai: 0.01, satuan: 'mg/kg' }, 'maks. 0,01 mg/kg'],
  [{ jenis: 'negatif', satuan: 'per 25 g', n: 5, c: 0 }, 'negatif per 25 g (n=5, c=0)'],
  [
    { jenis: 'rencana', satuan: 'koloni/g', n: 5, c: 2, m: 100, M: 10_000 },
    'n=5, c=2, m=100, M=10.000 koloni/g',
  ],
  [{ jenis: 'rencana', satuan: 'koloni/g', n: 5, c: 2, m: 100, M: null }, 'n=5, c=2, m=100 koloni/g'],
  [{ jenis: 'tidak-ditetapkan' }, 'tidak ditetapkan (TD)'],
  [{ jenis: 'tidak-terbaca', tertulis: '0..01' }, 'tidak terbaca di lampiran ("0..01")'],
])('the limit %j is written as %s, and equals itself alone', (ketentuan, teks) => {
  expect(teksKetentuan(ketentuan)).toBe(teks)
  expect(samaKetentuan(ketentuan, { ...ketentuan })).toBe(true)
  expect(samaKetentuan(ketentuan, { jenis: 'maksimum', nilai: 7, satuan: 'mg/kg' })).toBe(false)
})

test('a limit holds on its first and its last day, and without a last day for ever', () => {
  const limit = { berlaku_dari: '2026-01-01', berlaku_sampai: '2026-12-31' }
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => isValidOn(limit, day))).toEqual([false, true, true, false])
  expect(isValidOn({ ...limit, berlaku_sampai: null }, '2099-01-01')).toBe(true)
})

test('the time to adjust names its last day', () => {
  expect(teksPenyesuaian('2026-06-18')).toBe('masa penyesuaian sampai 18 Juni 2026')
})

test.each([
  ['(seluruh sub kelompok)', '012 Sayuran Buah', 'Seluruh Sayuran Buah'],
  ['(seluruh sub kelompok)', 'Sayuran Buah 7 hari', 'Seluruh Sayuran Buah 7 hari'],
  ['Cabai', '012 Sayuran Buah', 'Cabai'],
  ['Sayuran (seluruh)', '012 Sayuran Buah', 'Sayuran (seluruh)'],
])('the term %s of %s is called %s', (nama, sub_kelompok, called) => {
  expect(namaIstilah({ nama, sub_kelompok })).toBe(called)
})

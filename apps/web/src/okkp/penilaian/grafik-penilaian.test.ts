import { expect, test } from 'vitest'
import { grafikRataRata, grafikSebaran, rataSeluruhnya } from '#okkp/penilaian/grafik-penilaian.ts'

const tren = {
  bulan: [
    { bulan: '2026-10-01', jumlah: 0, rata_rata: null },
    { bulan: '2026-11-01', jumlah: 3, rata_rata: 4.33 },
  ],
  sebaran: [0, 0, 0, 2, 1].map((jumlah, at) => ({ nilai: at + 1, jumlah })),
}

test('a month without ratings is unknown, not 0', () => {
  const { categories, series, measure } = grafikRataRata(tren, '2026-11-18')
  expect(categories.map(({ label, short }) => [label, short])).toEqual([
    ['Oktober 2026', 'Okt 26'],
    ['November 2026', 'Nov 26'],
  ])
  expect(series[0]?.values).toEqual([null, 4.33])
  expect(measure).toMatchObject({ style: 'score', max: 5 })
  expect(series[0]?.running).toBe(1)
  expect(grafikRataRata(tren, '2026-12-01').series[0]?.running).toBeUndefined()
})

test('ratings are spread under their words', () => {
  const { categories, series } = grafikSebaran(tren)
  expect(categories.map(({ label }) => label)).toEqual([
    'Sangat Tidak Puas',
    'Tidak Puas',
    'Cukup Puas',
    'Puas',
    'Sangat Puas',
  ])
  expect(series[0]?.values).toEqual([0, 0, 0, 2, 1])
})

test('the mean over all counts each rating once; of none there is none', () => {
  expect(rataSeluruhnya(tren)).toBeCloseTo(13 / 3)
  expect(rataSeluruhnya({ bulan: [], sebaran: [] })).toBeNull()
})

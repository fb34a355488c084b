import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import { describeChart } from '#platform/chart/describe-chart.ts'

test('a year: the sum with its parts, the largest and smallest month, the trend, what is not known', () => {
  const data = counted({ Terbit: [2, 30, 1, null], Ditolak: [1, 6, 0, null] }, { ordered: true })
  expect(describeChart(data)).toBe(
    'Seluruhnya 40 berkas: Terbit 33 (82,5%), Ditolak 7 (17,5%). Terbanyak B (36), paling sedikit C (1). ' +
      'Turun dari 3 pada A menjadi 1 pada C. Belum ada data: D.',
  )
})

test('parts of a whole: shares, and no trend among what has no order', () => {
  const data = counted({ Registrasi: [3, 1, 6] })
  const rest = {
    ...data,
    categories: data.categories.map((category, index) => ({ ...category, rest: index === 2 })),
  }
  expect(describeChart(data)).toBe(
    'Seluruhnya 10 berkas. Terbanyak C (6, 60,0%), paling sedikit B (1, 10,0%).',
  )
  expect(describeChart(rest)).toBe(
    'Seluruhnya 10 berkas. Terbanyak A (3, 30,0%), paling sedikit B (1, 10,0%).',
  )
})

test('percentages: each series for itself', () => {
  const measure = { style: 'percent', unit: '%' } as const
  const data = counted({ PSAT: [2.9, 3.1, 1.6], PSAH: [4, 4, 4] }, { measure, ordered: true })
  expect(describeChart(data)).toBe(
    'PSAT: tertinggi B (3,1%), terendah C (1,6%), turun dari 2,9% pada A menjadi 1,6% pada C. ' +
      'PSAH: semuanya 4,0%, C sama dengan A, 4,0%.',
  )
})

test('ties are named, many of them counted; one alone is neither largest nor smallest', () => {
  expect(describeChart(counted({ n: [5, 5, 1] }))).toContain('Terbanyak A dan B (5,')
  expect(describeChart(counted({ n: [5, 5, 5, 1] }))).toContain('Terbanyak A dan 2 lainnya (5,')
  expect(describeChart(counted({ n: [5] }))).toBe('Seluruhnya 5 berkas. A 5, 100,0%.')
  expect(describeChart(counted({ n: [5, 5] }, { ordered: true }))).toBe(
    'Seluruhnya 10 berkas. Semuanya 5. B sama dengan A, 5.',
  )
})

test('groups that share members: their sum is never said, the whole where it is known', () => {
  const shared = { measure: { style: 'overlap', unit: 'orang' } as const }
  expect(describeChart(counted({ n: [300, 248] }, { ...shared, whole: 471 }))).toBe(
    'Seluruhnya 471 orang, yang dapat terhitung di beberapa bulan. Terbanyak A (300, 63,7%), paling sedikit B (248, 52,7%).',
  )
  expect(describeChart(counted({ n: [300, 248] }, shared))).toBe('Terbanyak A (300), paling sedikit B (248).')
  const several = counted({ Masuk: [3, 5], Terbit: [1, 2] }, { ...shared, ordered: true })
  expect(describeChart(several)).toBe(
    'Masuk: terbanyak B (5), paling sedikit A (3), naik dari 3 pada A menjadi 5 pada B. ' +
      'Terbit: terbanyak B (2), paling sedikit A (1), naik dari 1 pada A menjadi 2 pada B.',
  )
})

test('what is not listed is not missed', () => {
  const data = counted({ n: [5, null] })
  const rest = { ...data, categories: data.categories.map((one, n) => ({ ...one, rest: n === 1 })) }
  expect(describeChart(rest)).toBe('Seluruhnya 5 berkas. A 5, 100,0%.')
})

test('up is up', () => {
  expect(describeChart(counted({ n: [1, 2] }, { ordered: true }))).toContain(
    'Naik dari 1 pada A menjadi 2 pada B.',
  )
})

test('a month that is not over is neither the smallest nor the end of a trend, and is said apart', () => {
  const month = counted({ Terbit: [20, 30, 3], Ditolak: [2, 0, 1] }, { ordered: true })
  const running = { ...month, series: month.series.map((series) => ({ ...series, running: 2 })) }
  expect(describeChart(running)).toBe(
    'Seluruhnya 56 berkas: Terbit 53 (94,6%), Ditolak 3 (5,4%). Terbanyak B (30), paling sedikit A (22). ' +
      'Naik dari 22 pada A menjadi 30 pada B. C masih berjalan: baru 4.',
  )
  const measure = { style: 'percent', unit: '%' } as const
  const shares = counted({ PSAT: [9, 5, 20.6], PSAH: [4, 2, null] }, { measure, ordered: true })
  expect(
    describeChart({ ...shares, series: shares.series.map((series) => ({ ...series, running: 2 })) }),
  ).toBe(
    'PSAT: tertinggi A (9,0%), terendah B (5,0%), turun dari 9,0% pada A menjadi 5,0% pada B, C masih berjalan: baru 20,6%. ' +
      'PSAH: tertinggi A (4,0%), terendah B (2,0%), turun dari 4,0% pada A menjadi 2,0% pada B.',
  )
})

test('of two years only the one that runs is not over; the first month alone is all there is', () => {
  const years = counted({ Ini: [7, 2], Lalu: [5, 6] }, { ordered: true })
  const [ini, lalu] = years.series
  if (!ini || !lalu) throw new Error('no series')
  expect(describeChart({ ...years, series: [{ ...ini, running: 1 }, lalu] })).toBe(
    'Seluruhnya 20 berkas: Ini 9 (45,0%), Lalu 11 (55,0%). A 12. B masih berjalan: baru 2 pada Ini.',
  )
  const first = counted({ n: [3] }, { ordered: true })
  expect(describeChart({ ...first, series: first.series.map((series) => ({ ...series, running: 0 })) })).toBe(
    'Seluruhnya 3 berkas. A masih berjalan: baru 3.',
  )
})

test('nothing is said to be nothing, and no figure is ever NaN', () => {
  expect(describeChart(counted({ n: [0, null] }))).toBe('Belum ada data.')
  const values = fc.array(fc.option(fc.nat(999)), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(values, values, fc.boolean(), (a, b, ordered) => {
      const text = describeChart(counted({ a, b }, { ordered }))
      expect(text).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(text.endsWith('.')).toBe(true)
    }),
  )
})

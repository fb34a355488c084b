import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartCsv, tableOf } from '#platform/chart/card/chart-table.ts'
import { counted } from '#platform/chart/chart.fixture.ts'

const texts = (table: ReturnType<typeof tableOf>) =>
  [...table.rows, ...(table.foot ? [table.foot] : [])].map(({ label, cells }) => [
    label,
    ...cells.map(({ text }) => text),
  ])

test('counts of several series have their sums, across and down', () => {
  const table = tableOf(counted({ Terbit: [1200, 0, null], Ditolak: [3, 4, null] }))
  expect(table.head).toEqual(['Bulan', 'Terbit', 'Ditolak', 'Jumlah'])
  expect(texts(table)).toEqual([
    ['A', '1.200', '3', '1.203'],
    ['B', '0', '4', '4'],
    ['C', '–', '–', '–'],
    ['Jumlah', '1.200', '7', '1.207'],
  ])
  expect(table.rows[0]?.cells.map(({ series }) => series)).toEqual([0, 1, undefined])
})

test('a row of a month that is not over says so, and of which series', () => {
  const labels = (...running: (number | undefined)[]) => {
    const data = counted({ Ini: [4, 1], Lalu: [3, 5] })
    const series = data.series.map((one, place) => {
      const at = running[place]
      return at === undefined ? one : { ...one, running: at }
    })
    return tableOf({ ...data, series }).rows.map(({ label }) => label)
  }
  expect(labels()).toEqual(['A', 'B'])
  expect(labels(1, 1)).toEqual(['A', 'B (berjalan)'])
  expect(labels(undefined, 1)).toEqual(['A', 'B (Lalu berjalan)'])
})

test('one series needs no sum across; shares are of the whole, which is a hundred', () => {
  const table = tableOf(counted({ Registrasi: [1, 1, 1] }), true)
  expect(table.head).toEqual(['Bulan', 'Registrasi', 'Bagian'])
  expect(texts(table)).toEqual([
    ['A', '1', '33,3%'],
    ['B', '1', '33,3%'],
    ['C', '1', '33,3%'],
    ['Jumlah', '3', '100,0%'],
  ])
})

test('of groups that share members nothing is summed', () => {
  const measure = { style: 'overlap', unit: 'orang' } as const
  const table = tableOf(counted({ Orang: [3, 4] }, { measure, whole: 5 }), true)
  expect([table.head, table.foot]).toEqual([['Bulan', 'Orang'], undefined])
  expect(texts(table)).toEqual([
    ['A', '3'],
    ['B', '4'],
  ])
})

test('percentages do not add up, so nothing is summed, asked or not', () => {
  const measure = { style: 'percent', unit: '%' } as const
  const table = tableOf(counted({ PSAT: [2.9], PSAH: [4.4] }, { measure }), true)
  expect(table.foot).toBeUndefined()
  expect(texts(table)).toEqual([['A', '2,9%', '4,4%']])
})

test('shares: equal figures have equal ones, and together they are a hundred but for what rounding takes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 26 }), (values) => {
      const { rows, foot } = tableOf(counted({ n: values }), true)
      const shares = rows.map(({ cells }) => cells[1]?.value ?? Number.NaN)
      const whole = values.reduce((sum, value) => sum + value, 0)
      expect(foot?.cells[1]?.value).toBe(whole > 0 ? 100 : 0)
      const sum = shares.reduce((total, share) => total + share, 0)
      expect(Math.abs(sum - (whole > 0 ? 100 : 0))).toBeLessThanOrEqual(0.05 * values.length + 1e-6)
      values.forEach((value, index) => {
        expect(shares[values.indexOf(value)]).toBe(shares[index])
      })
    }),
  )
})

test('the file has plain numbers, nothing for what is not known, and no formulas', () => {
  const data = counted({ '=Terbit': [1200, null] })
  const [first, second] = data.categories
  const named = [
    { ...first, key: 'a', label: '+62 Beras, "putih"' },
    { ...second, key: 'b', label: 'Cabai' },
  ]
  expect(chartCsv({ ...data, categories: named }, true)).toBe(
    '\uFEFFBulan,\'=Terbit,Bagian (%)\r\n"\'+62 Beras, ""putih""",1200,100\r\nCabai,,\r\n',
  )
})

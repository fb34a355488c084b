import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTanggal } from './read-tanggal.ts'

test.each([
  ['2026-03-15', '2026-03-15'],
  ['2026-03-15 08:30', '2026-03-15'],
  ['15/03/2026', '2026-03-15'],
  ['5/3/2026', '2026-03-05'],
  ['15-03-2026', '2026-03-15'],
  ['15.3.2026', '2026-03-15'],
  ['15 Maret 2026', '2026-03-15'],
  [' 15  maret 2026 ', '2026-03-15'],
  ['Minggu, 15 Maret 2026', '2026-03-15'],
  ['1 Mei 2026', '2026-05-01'],
  ['31-Des-2026', '2026-12-31'],
  ['2 Agt 2026', '2026-08-02'],
  ['2 Agu. 2026', '2026-08-02'],
  ['3 March 2026', '2026-03-03'],
  ['29/02/2024', '2024-02-29'],
])('%j is %s', (text, expected) => {
  expect(readTanggal(text)).toBe(expected)
})

test.each([
  '',
  '45000',
  '03/15/2026',
  '29/02/2026',
  '31/04/2026',
  '15/03/26',
  '15 Mar 26',
  '15 Foo 2026',
  '15 Ma 2026',
  '2026/03/15',
  '2026-3-15',
  'Maret 2026',
  '0/1/2026',
  '15/03/2026 atau 16/03/2026',
])('%j is no day', (text) => {
  expect(readTanggal(text)).toBeUndefined()
})

test('every real day in every spelling is that day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      const [year, month, of] = day.split('-')
      const spelled = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
      expect([day, `${of}/${month}/${year}`, spelled].map(readTanggal)).toEqual([day, day, day])
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedRange, writeRange } from './rentang-ketik.ts'

const limits = { today: '2026-11-15' }
const read = (text: string) => readTypedRange(text, limits)

test.each([
  ['1-15 nov 2026', '2026-11-01', '2026-11-15'],
  ['1–15 Nov', '2026-11-01', '2026-11-15'],
  ['1/11/2026 - 15/12/2026', '2026-11-01', '2026-12-15'],
  ['1/11/2026-15/12/2026', '2026-11-01', '2026-12-15'],
  ['1 nov sampai 15 des 2026', '2026-11-01', '2026-12-15'],
  ['1 nov s.d. 15 des 2026', '2026-11-01', '2026-12-15'],
  ['1 nov sd 15 des', '2026-11-01', '2026-12-15'],
  ['1 nov s/d hari ini', '2026-11-01', '2026-11-15'],
  ['20 des - 5 jan 2027', '2026-12-20', '2027-01-05'],
  ['20 des 2026 - 5 jan', '2026-12-20', '2027-01-05'],
  ['20 des 26 - 5 jan 27', '2026-12-20', '2027-01-05'],
  ['1 nov 2026 hingga 15 nov', '2026-11-01', '2026-11-15'],
  ['1-11-2026', '2026-11-01', '2026-11-01'],
  ['16 nov', '2026-11-16', '2026-11-16'],
  ['1 nov 2026 - 1 nov 2026', '2026-11-01', '2026-11-01'],
])('%j is %s to %s', (text, start, end) => {
  expect(read(text)).toEqual({ value: { start, end } })
})

test('an emptied field is no range', () => {
  expect(read(' ')).toEqual({ value: null })
})

test.each([
  ['15/11/2026 - 1/11/2026', 'Tanggal akhir (1 November 2026) mendahului tanggal awal (15 November 2026).'],
  ['20-5 nov 2026', 'Tanggal akhir (5 November 2026) mendahului tanggal awal (20 November 2026).'],
  ['1/11/2026 - 31/11/2026', 'Tanggal "31/11/2026" tidak ada. Tulis seperti 15/11/2026.'],
  ['1/11/202 - 15/11/2026', 'Tahun pada "1/11/202" harus dua atau empat angka. Tulis seperti 15/11/2026.'],
  [
    '1 nov 2026 - 15 nov 202',
    'Tahun pada "15 nov 202" harus dua atau empat angka. Tulis seperti 15/11/2026.',
  ],
  ['1/11/2026 - nanti', 'Tanggal "nanti" tidak dikenali. Tulis seperti 15/11/2026.'],
  ['dulu - 1/11/2026', 'Tanggal "dulu" tidak dikenali. Tulis seperti 15/11/2026.'],
  ['1/11/2026 -', 'Tanggal "1/11/2026 -" tidak dikenali. Tulis seperti 15/11/2026.'],
])('%j is refused: %s', (text, fault) => {
  expect(read(text)).toEqual({ fault })
})

test('both ends keep to the limits', () => {
  const within = { ...limits, min: '2026-11-10', max: '2026-11-20' }
  expect(readTypedRange('10-20 nov 2026', within)).toEqual({
    value: { start: '2026-11-10', end: '2026-11-20' },
  })
  expect(readTypedRange('9-20 nov 2026', within)).toEqual({ fault: 'Paling awal 10 November 2026.' })
  expect(readTypedRange('10-21 nov 2026', within)).toEqual({ fault: 'Paling akhir 20 November 2026.' })
})

test('what the field writes is read as the same range', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [start = '', end = ''] = [one, other].sort()
      expect(read(writeRange({ start, end }))).toEqual({ value: { start, end } })
    }),
  )
})

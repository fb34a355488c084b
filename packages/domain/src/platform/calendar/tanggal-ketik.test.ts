import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatShortDate } from '../format.ts'
import { readTypedDay } from './tanggal-ketik.ts'

const today = '2026-11-15'
const read = (text: string, limits: { min?: string; max?: string; today?: string } = {}) =>
  readTypedDay(text, { today, ...limits })
const contoh = 'Tulis seperti 15/11/2026.'

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const slashed = (day: string) => day.split('-').reverse().join('/')

test.each([
  ['16/11/2026', '2026-11-16'],
  ['16-11-26', '2026-11-16'],
  ['16.11.2026', '2026-11-16'],
  ['16 11 2026', '2026-11-16'],
  ['16112026', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['1/2/2026', '2026-02-01'],
  ['16 nov', '2026-11-16'],
  ['16nov', '2026-11-16'],
  ['16/11', '2026-11-16'],
  ['16 Nov. 26', '2026-11-16'],
  ['16 november 2026', '2026-11-16'],
  ['  Senin, 16  November 2026 ', '2026-11-16'],
  ['29/02/2024', '2024-02-29'],
  ['Hari ini', today],
  ['kemarin', '2026-11-14'],
  ['besok', '2026-11-16'],
])('%j is %s', (text, day) => {
  expect(read(text)).toEqual({ value: day })
})

test('an emptied field is no day', () => {
  expect(read('')).toEqual({ value: null })
  expect(read('   ')).toEqual({ value: null })
})

test.each([
  ['31/02/2026', `Tanggal "31/02/2026" tidak ada. ${contoh}`],
  ['29 feb', `Tanggal "29 feb" tidak ada. ${contoh}`],
  ['11/16/2026', `Tanggal "11/16/2026" tidak ada. ${contoh}`],
  ['0/1/2026', `Tanggal "0/1/2026" tidak ada. ${contoh}`],
  ['16/11/202', `Tahun pada "16/11/202" harus dua atau empat angka. ${contoh}`],
  ['16 nov 2', `Tahun pada "16 nov 2" harus dua atau empat angka. ${contoh}`],
  ['16/11/', `Tahun pada "16/11/" harus dua atau empat angka. ${contoh}`],
  ['16/11/20266', `Tahun pada "16/11/20266" harus dua atau empat angka. ${contoh}`],
  ['16', `Tanggal "16" tidak dikenali. ${contoh}`],
  ['16 foo 2026', `Tanggal "16 foo 2026" tidak dikenali. ${contoh}`],
  ['minggu depan', `Tanggal "minggu depan" tidak dikenali. ${contoh}`],
  ['16/11/2026 pagi', `Tanggal "16/11/2026 pagi" tidak dikenali. ${contoh}`],
  ['x'.repeat(40), `Tanggal "${'x'.repeat(30)}…" tidak dikenali. ${contoh}`],
  ['16/11/1026', 'Tahun tanggal ini tidak masuk akal.'],
  ['31/12/1899', 'Tahun tanggal ini tidak masuk akal.'],
  ['01/01/2200', 'Tahun tanggal ini tidak masuk akal.'],
])('%j is refused: %s', (text, fault) => {
  expect(read(text)).toEqual({ fault })
})

describe('limits', () => {
  test('both ends are allowed, the days beyond them are not', () => {
    const limits = { min: '2026-11-10', max: '2026-11-20' }
    expect(read('10/11/2026', limits)).toEqual({ value: '2026-11-10' })
    expect(read('20/11/2026', limits)).toEqual({ value: '2026-11-20' })
    expect(read('9/11/2026', limits)).toEqual({ fault: 'Paling awal 10 November 2026.' })
    expect(read('21/11/2026', limits)).toEqual({ fault: 'Paling akhir 20 November 2026.' })
  })

  test('today is called by its name', () => {
    expect(read('besok', { max: today })).toEqual({ fault: 'Paling akhir hari ini (15 November 2026).' })
    expect(read('kemarin', { min: today })).toEqual({ fault: 'Paling awal hari ini (15 November 2026).' })
  })

  test('a day without a year is the one that the limits allow', () => {
    const january = '2027-01-04'
    expect(read('28 des', { today: january })).toEqual({ value: '2027-12-28' })
    expect(read('28 des', { today: january, max: january })).toEqual({ value: '2026-12-28' })
    expect(read('3 jan', { today: '2026-12-30', min: '2026-12-30' })).toEqual({ value: '2027-01-03' })
    expect(read('28 des 2027', { today: january, max: january })).toHaveProperty('fault')
    expect(read('1 mei', { today: january, min: '2030-01-01' })).toEqual({
      fault: 'Paling awal 1 Januari 2030.',
    })
  })
})

test('what the field writes is read as the same day', () => {
  fc.assert(
    fc.property(days, (day) => {
      for (const text of [
        formatDate(day),
        formatShortDate(day),
        slashed(day),
        day,
        slashed(day).replaceAll('/', ''),
      ])
        expect(read(text)).toEqual({ value: day })
    }),
  )
})

test('a year of one, three or five digits is never a day, however it is written', () => {
  const halves = fc.constantFrom(1, 3, 5)
  const spellings = fc.constantFrom(slashed, formatDate, formatShortDate, (day: string) =>
    slashed(day).replaceAll('/', '.'),
  )
  fc.assert(
    fc.property(days, halves, spellings, (day, digits, spell) => {
      const text = `${spell(day)}6`
      expect(read(text.slice(0, text.length - 5 + digits))).toHaveProperty('fault')
    }),
  )
})

test('two digits are a year from 79 years ago to 20 years ahead', () => {
  expect(read('1/1/46')).toEqual({ value: '2046-01-01' })
  expect(read('1/1/47')).toEqual({ value: '1947-01-01' })
  expect(read('1/1/99')).toEqual({ value: '1999-01-01' })
  expect(read('1/1/00')).toEqual({ value: '2000-01-01' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1990, max: 2100 }), (digits, now) => {
      const reading = read(`1/1/${String(digits).padStart(2, '0')}`, { today: `${now}-06-15` })
      const year = 'value' in reading ? Number(reading.value?.slice(0, 4)) : 0
      expect(year % 100).toBe(digits)
      expect(year).toBeGreaterThanOrEqual(now - 79)
      expect(year).toBeLessThanOrEqual(now + 20)
    }),
  )
})

test('any text is answered with a day that exists, or with words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{1,12}$/)), (text) => {
      const reading = read(text)
      if ('fault' in reading) expect(reading.fault).not.toBe('')
      else if (reading.value) expect(new Date(reading.value).toISOString().slice(0, 10)).toBe(reading.value)
    }),
    // Property names that every object inherits must count as ordinary words.
    { examples: [['__proto__'], ['constructor']] },
  )
})

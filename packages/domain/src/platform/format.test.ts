import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dayInJakarta,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatFileSize,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatRupiah,
  formatShortDate,
  formatTime,
  isDay,
} from './format.ts'

describe('numbers', () => {
  it('have dots for thousands and a comma for decimals', () => {
    expect(formatNumber(47414)).toBe('47.414')
    expect(formatNumber(0)).toBe('0')
    expect(formatNumber(-1234.5)).toBe('-1.234,5')
    expect(formatNumber(3, 2)).toBe('3,00')
    expect(formatNumber(12.4 + 0.21)).toBe('12,61')
    expect(formatNumber(0.000001)).toBe('0,000001')
    expect(formatMeasure(18.5, '% (b/b)')).toBe('18,5% (b/b)')
    expect(formatMeasure(3, 'mg/kg')).toBe('3 mg/kg')
    expect(formatMeasure(3, '')).toBe('3')
    expect(formatPercent(97)).toBe('97,0%')
    expect(formatPercent(33.333, 2)).toBe('33,33%')
    expect(formatPercent(12.6, 0)).toBe('13%')
  })

  it('keep every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(Number(formatNumber(value).replaceAll('.', ''))).toBe(value)
      }),
    )
  })

  it('stand behind Rp without a space', () => {
    expect(formatRupiah(1_250_000)).toBe('Rp1.250.000')
    expect(formatRupiah(-500)).toBe('-Rp500')
  })
})

describe('dates', () => {
  const evening = '2026-11-15T18:30:00Z'

  it('are those of Jakarta, whatever the zone of the machine', () => {
    expect(formatDate('2026-11-15T03:42:00Z')).toBe('15 November 2026')
    expect(formatDate(evening)).toBe('16 November 2026')
    expect(dayInJakarta(evening)).toBe('2026-11-16')
    expect(formatTime('2026-11-15T03:42:00Z')).toBe('10.42 WIB')
    expect(formatTime('2026-11-15T17:05:00Z')).toBe('00.05 WIB')
    expect(formatDateTime(evening)).toBe('16 November 2026, 01.30 WIB')
  })

  it('have short forms for charts and narrow columns', () => {
    expect(formatDayMonth('2026-11-16')).toBe('16 Nov')
    expect(formatShortDate('2026-08-01')).toBe('1 Agu 2026')
  })

  it('a bare day stays that day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          expect(dayInJakarta(day)).toBe(day)
        },
      ),
    )
  })
})

it('file sizes use decimal units, as the upload limit does', () => {
  expect(formatFileSize(900)).toBe('900 B')
  expect(formatFileSize(412_000)).toBe('412 KB')
  expect(formatFileSize(999_999)).toBe('1 MB')
  expect(formatFileSize(6_800_000)).toBe('6,8 MB')
  expect(formatFileSize(5_120_000)).toBe('5,12 MB')
  expect(formatFileSize(2_000_000_000)).toBe('2 GB')
})

describe('as Intl writes it', () => {
  const year = { min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }
  const oracle = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'Asia/Jakarta' }).format(at)

  it.each([
    ['whole', fc.integer()],
    ['large', fc.maxSafeInteger()],
    ['with decimals', fc.double({ noNaN: true, noDefaultInfinity: true })],
    ['with few decimals', fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 1000)],
  ])('numbers: %s', (_, numbers) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        // Unlike Intl, `formatNumber` writes zero without a sign.
        const unsigned = (text: string) => (/[1-9]/.test(text) ? text : text.replace('-', ''))
        const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        expect(unsigned(formatNumber(value, decimals))).toBe(
          unsigned(new Intl.NumberFormat('id-ID', fixed).format(value)),
        )
        const exact = Number.isInteger(value) ? value : Number(value.toPrecision(15))
        expect(unsigned(formatNumber(value))).toBe(
          unsigned(new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 }).format(exact)),
        )
      }),
    )
  })

  it('numbers: halves, as they are written', () => {
    for (const half of [0.5, 1.005, -1.005, 2.675, 1234.5, 8.345, 410_000_000_000.1235]) {
      expect(formatNumber(half, 2)).toBe(
        new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(half),
      )
    }
    expect(formatNumber(-0.001, 2)).toBe('0,00')
    expect(formatNumber(-168_629_354_327_126.84, 1)).toBe('-168.629.354.327.126,8')
  })

  it('dates, also when the clocks of Jakarta went otherwise', () => {
    fc.assert(
      fc.property(fc.date(year), (at) => {
        const [day, month] = [{ day: 'numeric' }, { month: 'long' }] as const
        expect(formatDate(at)).toBe(oracle({ ...day, ...month, year: 'numeric' }, at))
        expect(formatDay(at, at)).toBe(oracle({ ...day, ...month }, at))
        expect(formatDayMonth(at)).toBe(oracle({ ...day, month: 'short' }, at))
        expect(formatShortDate(at)).toBe(oracle({ ...day, month: 'short', year: 'numeric' }, at))
        expect(formatTime(at)).toBe(`${oracle({ timeStyle: 'short' }, at)} WIB`)
      }),
    )
  })

  it('refuses what is no date', () => {
    expect(() => formatDate('kemarin')).toThrow(RangeError)
    expect(() => formatTime(Number.NaN)).toThrow(RangeError)
  })
})

describe('the first load of a page', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('does not wait for Intl', async () => {
    vi.stubGlobal('Intl', undefined)
    vi.resetModules()
    const { formatDateTime, formatFileSize, formatPercent, formatRupiah } = await import('./format.ts')
    expect(formatDateTime('2026-11-15T03:42:00Z')).toBe('15 November 2026, 10.42 WIB')
    expect([formatPercent(97.25), formatRupiah(1_250_000), formatFileSize(5_120_000)]).toEqual([
      '97,3%',
      'Rp1.250.000',
      '5,12 MB',
    ])
  })
})

it('knows a day from a text that only looks like one', () => {
  expect(['2026-11-15', '2028-02-29', '0202-01-01'].filter(isDay)).toHaveLength(3)
  const others = ['2026-13-45', '2026-02-30', '2026-11-00', '2026-1-5', '2026-11-15T10:00', 'Rabu', '']
  expect(others.filter(isDay)).toEqual([])
})

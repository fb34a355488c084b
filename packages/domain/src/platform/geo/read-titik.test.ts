import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTitik, titikMustahil, titikSetengah, titikTakTerbaca } from './read-titik.ts'
import { formatDerajat, formatTitik, roundTitik } from './titik.ts'

const monas = { lintang: -6.2, bujur: 106.8 }

describe('read as meant', () => {
  test.each([
    '-6.2, 106.8',
    '-6.2,106.8',
    '-6.2 106.8',
    '-6.2; 106.8',
    '  −6.2 ,  106.8 ',
    '-6,2, 106,8',
    '-6,2;106,8',
    '-6,2 106,8',
    '-6,2,106,8',
    '106.8, -6.2',
    '6.2 S, 106.8 E',
    '6.2° LS, 106.8° BT',
    '6,2 LS 106,8 BT',
    '6.2LS 106.8BT',
    'S6.2 E106.8',
    '106.8 BT 6.2 LS',
    '6°12\'0"S 106°48\'0"E',
    '6°12′ LS 106°48′ BT',
    '6 12 0 LS 106 48 0 BT',
    '6 derajat 12 Lintang Selatan, 106 derajat 48 Bujur Timur',
    "-6°12' 106°48'",
    'S 6°12\'0", E 106°48\'0"',
    'Lat: -6.2, Long: 106.8',
    'lintang -6,2 bujur 106,8',
  ])('%s', (text) => {
    expect(readTitik(text)).toEqual({ value: monas })
  })

  test('whole degrees, north and the other half of the globe', () => {
    expect(readTitik('-6, 106')).toEqual({ value: { lintang: -6, bujur: 106 } })
    expect(readTitik('-6,106')).toEqual({ value: { lintang: -6, bujur: 106 } })
    expect(readTitik('5,55 LU 95,32 BT')).toEqual({ value: { lintang: 5.55, bujur: 95.32 } })
    expect(readTitik('1.3 N 103.8 W')).toEqual({ value: { lintang: 1.3, bujur: -103.8 } })
    expect(readTitik('-0.0000001, 106')).toEqual({ value: { lintang: 0, bujur: 106 } })
  })
})

describe('refused with what to do', () => {
  test.each([
    ['dekat pasar', titikTakTerbaca],
    ['-6.2', titikSetengah],
    ['6,2 LS', titikSetengah],
    ['6.2 S 106.8 S', titikTakTerbaca],
    ['-6.2, 106.8, 15', titikTakTerbaca],
    ['1.2.3, 4.5.6', titikTakTerbaca],
    ['-96.2, 106.8', titikMustahil],
    ['-6.2, 181', titikMustahil],
    ["6°72' LS 106°48' BT", titikMustahil],
    ['6 12 60 LS 106 48 0 BT', titikMustahil],
  ])('%j', (text, fault) => {
    expect(readTitik(text)).toEqual({ fault })
  })
})

const places = fc.record({
  lintang: fc.double({ min: -90, max: 90, noNaN: true }),
  bujur: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(places, (place) => {
      const read = readTitik(formatTitik(place))
      expect(read).toEqual({ value: roundTitik(place) })
    }),
  )
})

test('degrees of a document are read to a tenth of a second', () => {
  fc.assert(
    fc.property(places, (place) => {
      const read = readTitik(formatDerajat(place))
      if ('fault' in read || !read.value) throw new Error(`${formatDerajat(place)} tidak terbaca`)
      expect(Math.abs(read.value.lintang - place.lintang)).toBeLessThan(0.1 / 3600)
      expect(Math.abs(read.value.bujur - place.bujur)).toBeLessThan(0.1 / 3600)
    }),
  )
})

test('whatever is typed is answered, in degrees that exist or in words', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,;°\'" -+NSEWLBTU') })
  fc.assert(
    fc.property(typed, (text) => {
      const read = readTitik(text)
      if ('fault' in read) expect(read.fault).toMatch(/\.$/)
      else if (read.value === null) expect(text.trim()).toBe('')
      else {
        expect(Math.abs(read.value.lintang)).toBeLessThanOrEqual(90)
        expect(Math.abs(read.value.bujur)).toBeLessThanOrEqual(180)
      }
    }),
  )
})

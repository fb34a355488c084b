import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { daysLeft, expiryOf, isExpiring, statusOf, type Validity } from './registrasi.status.ts'

const day = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const record: fc.Arbitrary<Validity> = fc.record({
  exp_sertifikat: fc.option(day),
  sanksi: fc.constantFrom(null, null, 'dibekukan', 'dicabut'),
  digantikan_oleh: fc.option(fc.integer({ min: 1 }), { freq: 2 }),
})

test('a registration holds exactly while nothing replaced or forbade it and its last day has not passed', () => {
  fc.assert(
    fc.property(record, day, (registrasi, today) => {
      const free = registrasi.digantikan_oleh === null && registrasi.sanksi === null
      const inTime = registrasi.exp_sertifikat === null || today <= registrasi.exp_sertifikat
      expect(statusOf(registrasi, today) === 'valid').toBe(free && inTime)
    }),
  )
})

test('of several reasons the one that leads on is said: its successor, then the sanction, then its day', () => {
  const lapsed = { exp_sertifikat: '2020-01-01', sanksi: 'dicabut', digantikan_oleh: 7 }
  expect(statusOf(lapsed, '2026-01-01')).toBe('superseded')
  expect(statusOf({ ...lapsed, sanksi: 'dibekukan' }, '2026-01-01')).toBe('superseded')
  expect(statusOf({ ...lapsed, digantikan_oleh: null }, '2026-01-01')).toBe('revoked')
  expect(statusOf({ ...lapsed, digantikan_oleh: null, sanksi: 'dibekukan' }, '2026-01-01')).toBe('suspended')
})

test('without a write, time only ever turns valid into expired', () => {
  fc.assert(
    fc.property(record, day, fc.nat(20_000), (registrasi, today, later) => {
      const [now, then] = [today, addDays(today, later)].map((each) => statusOf(registrasi, each))
      expect(then === now || (now === 'valid' && then === 'expired')).toBe(true)
    }),
  )
})

test('the last day still counts, the day after does not', () => {
  fc.assert(
    fc.property(day, (last) => {
      const registrasi = { exp_sertifikat: last, sanksi: null, digantikan_oleh: null }
      expect(statusOf(registrasi, last)).toBe('valid')
      expect(statusOf(registrasi, addDays(last, 1))).toBe('expired')
      expect(daysLeft(last, last)).toBe(0)
      expect(isExpiring(registrasi, addDays(last, -60))).toBe(true)
      expect(isExpiring(registrasi, addDays(last, -61))).toBe(false)
      expect(isExpiring(registrasi, addDays(last, 1))).toBe(false)
    }),
  )
})

test('validity ends some years on, on the same day of the year', () => {
  expect(expiryOf('2021-03-15', 5)).toBe('2026-03-15')
  expect(expiryOf('2024-02-29', 3)).toBe('2027-02-28')
  expect(expiryOf('2024-02-29', 4)).toBe('2028-02-29')
  expect(expiryOf('2021-03-15', null)).toBeNull()
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 50 }), (issued, years) => {
      const last = expiryOf(issued, years) ?? ''
      expect(Number(last.slice(0, 4))).toBe(Number(issued.slice(0, 4)) + years)
      expect(last.slice(5) === issued.slice(5) || issued.endsWith('02-29')).toBe(true)
    }),
  )
})

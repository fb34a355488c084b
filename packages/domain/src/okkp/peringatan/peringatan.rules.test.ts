import { expect, test } from 'vitest'
import {
  faultOfAlasan,
  isPanganIzin,
  needsSecondPerson,
  nomorPeringatan,
  statusSetelah,
} from './peringatan.rules.ts'

test('nobody who wrote a version publishes it', () => {
  expect(needsSecondPerson([1, 2], 2)).toBe(true)
  expect(needsSecondPerson([1, 2], 3)).toBe(false)
})

test('a correction and a withdrawal say why', () => {
  expect(faultOfAlasan('terbit', null)).toBeUndefined()
  expect(faultOfAlasan('koreksi', 'Bets salah')).toBeUndefined()
  expect(faultOfAlasan('koreksi', 'Bets sala')).toContain('10 huruf')
  expect(faultOfAlasan('cabut', null)).toContain('10 huruf')
})

test('what a version makes of a warning', () => {
  expect((['terbit', 'koreksi', 'cabut'] as const).map(statusSetelah)).toEqual([
    'berlaku',
    'berlaku',
    'dicabut',
  ])
})

test('a sheet has the year of the first publication in Jakarta and keeps its number', () => {
  expect(nomorPeringatan({ id: 3, terbit: '2026-12-31T18:00:00.000Z' })).toBe('PP-2027-00003')
  expect(nomorPeringatan({ id: 123_456, terbit: '2026-11-18T02:00:00.000Z' })).toBe('PP-2026-123456')
})

test.each([
  ['Kacang tanah kupas 500 g', { nama_psat: 'Kacang Tanah', komoditas: null }, true],
  ['Kacang tanah kupas 500 g', { nama_psat: null, komoditas: 'Beras' }, false],
  ['', { nama_psat: null, komoditas: 'Beras' }, true],
  ['Beras merah', { nama_psat: null, komoditas: null }, true],
])('%s and the permit %j: %s', (pangan, izin, fits) => {
  expect(isPanganIzin(pangan, izin)).toBe(fits)
})

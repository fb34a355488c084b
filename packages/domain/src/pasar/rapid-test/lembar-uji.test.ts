import { expect, test } from 'vitest'
import { alamatUji, nomorLembarUji } from './lembar-uji.ts'

test('a sheet has the year of its test and a number that grows with the records', () => {
  expect(nomorLembarUji({ id: 7, tanggal: '2026-11-03' })).toBe('RTP-2026-00007')
  expect(nomorLembarUji({ id: 1_234_567, tanggal: '2027-01-01' })).toBe('RTP-2027-1234567')
})

test('the QR code leads to the test on the page of its market', () => {
  expect(alamatUji({ pasar_id: 5, id: 12 })).toBe('/pasar/detail?id=5&uji=12#uji-12')
})

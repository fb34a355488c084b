import { expect, test } from 'vitest'
import { newKunci, openNik, sealNik, sidikOf } from './kunci-nik.ts'

const secret = 'rahasia-uji-yang-cukup-panjang-0123456789'
const kunci = { id: 1, kunci: newKunci(secret) }
const nik = '3273015501900078'

test('one person has one fingerprint in a market, and another one in another market', () => {
  expect(sidikOf(secret, kunci, 1, nik)).toBe(sidikOf(secret, kunci, 1, nik))
  expect(sidikOf(secret, kunci, 1, nik)).not.toBe(sidikOf(secret, kunci, 2, nik))
  expect(sidikOf(secret, kunci, 1, nik)).not.toBe(sidikOf(secret, kunci, 1, '3273015501900079'))
})

test('a fingerprint says nothing without the key, and a sealed number opens with it alone', () => {
  const other = { id: 2, kunci: newKunci(secret) }
  const { nik_segel, nik_sidik, nik_kunci_id } = sealNik(secret, kunci, 1, nik)
  expect(nik_sidik).not.toBe(sidikOf(secret, other, 1, nik))
  expect([nik_kunci_id, openNik(secret, kunci, nik_segel)]).toEqual([1, nik])
  expect(() => openNik(secret, other, nik_segel)).toThrow()
})

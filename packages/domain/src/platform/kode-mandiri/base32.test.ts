import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'

test.each([
  [[], ''],
  [[0x66], 'MY'],
  [[0x66, 0x6f], 'MZXQ'],
  [[0x66, 0x6f, 0x6f], 'MZXW6'],
  [[0x66, 0x6f, 0x6f, 0x62], 'MZXW6YQ'],
  [[0x66, 0x6f, 0x6f, 0x62, 0x61, 0x72], 'MZXW6YTBOI'],
])('the vectors of RFC 4648: %j is %s', (bytes, text) => {
  expect(toBase32(Uint8Array.from(bytes))).toBe(text)
  expect(fromBase32(text)).toEqual(Uint8Array.from(bytes))
})

test('any bytes come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('a text has one reading only: others are refused', () => {
  for (const text of ['M', 'MZ', 'MZX', 'mzxw6', 'MZXW6===', 'MZ-W6', '0189']) {
    expect([text, fromBase32(text)]).toEqual([text, undefined])
  }
})

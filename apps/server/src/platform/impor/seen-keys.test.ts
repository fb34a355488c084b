import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SeenKeys } from './seen-keys.ts'

test('says of a key in which row it stood first, as a map would', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 3000, size: 'max' }), (keys) => {
      const seen = new SeenKeys()
      const known = new Map<string, number>()
      keys.forEach((key, index) => {
        expect(seen.earlier(key, index + 2)).toBe(known.get(key))
        if (!known.has(key)) known.set(key, index + 2)
      })
    }),
    { numRuns: 20 },
  )
})

test('tells long keys apart, however many there are', () => {
  const seen = new SeenKeys()
  const key = (n: number) => `baris:${'isian '.repeat(20)}${n}`
  const rows = Array.from({ length: 20_000 }, (_, n) => n + 1)
  expect(rows.filter((row) => seen.earlier(key(row), row) !== undefined)).toEqual([])
  expect(rows.filter((row) => seen.earlier(key(row), 30_000) !== row)).toEqual([])
})

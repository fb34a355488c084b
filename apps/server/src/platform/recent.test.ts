import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('a name is remembered for its time, to the millisecond', () => {
  let now = 0
  const recent = new Recent({ ms: 100, most: 10, now: () => now })
  recent.add('beras')
  now = 99
  expect([recent.has('beras'), recent.has('jagung')]).toEqual([true, false])
  now = 100
  expect(recent.has('beras')).toBe(false)
})

test('the oldest goes first; added again a name is new; forgotten it is gone', () => {
  const recent = new Recent({ ms: 100, most: 2, now: () => 0 })
  for (const name of ['satu', 'dua', 'satu', 'tiga']) recent.add(name)
  expect(['satu', 'dua', 'tiga'].filter((name) => recent.has(name))).toEqual(['satu', 'tiga'])
  recent.forget('satu')
  expect(recent.has('satu')).toBe(false)
})

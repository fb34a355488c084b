import { expect, test } from 'vitest'
import { terdekat } from '#okkp/sdm/terdekat.ts'

const ends = (...days: (string | null)[]) => days.map((berlaku_sampai) => ({ berlaku_sampai }))

test('the one that ends first stands for all; one without an end comes last', () => {
  expect(terdekat(ends('2028-01-01', '2026-12-01', null))).toEqual({ berlaku_sampai: '2026-12-01' })
  expect(terdekat(ends(null, '2030-01-01'))).toEqual({ berlaku_sampai: '2030-01-01' })
  expect(terdekat(ends(null))).toEqual({ berlaku_sampai: null })
  expect(terdekat([])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { terlemah } from './terlemah.ts'

const aspek = (...nilai: (number | null)[]) =>
  nilai.map((satu, index) => ({ aspek_kode: 10 * (index + 1), nilai: satu }))

test('the lowest is named, unless all are alike or nothing was scored', () => {
  expect(terlemah(aspek(100, 75, 80))?.aspek_kode).toBe(20)
  expect(terlemah(aspek(null, 60, 50))?.aspek_kode).toBe(30)
  for (const alike of [aspek(100, 100, 100), aspek(50), aspek(null, 70), aspek(null, null), []])
    expect(terlemah(alike)).toBeUndefined()
})

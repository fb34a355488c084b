import { expect, test } from 'vitest'
import { namaMirip } from './nama-mirip.ts'

const names = ['wortel', 'kentang', 'bawang merah', 'bawang putih', 'padi', 'ubi']

test.each([
  ['wortl', 'wortel'],
  ['wrotel', 'wortel'],
  ['wortell', 'wortel'],
  ['kentnag', 'kentang'],
  ['bawang mera', 'bawang merah'],
  ['bawangputih', 'bawang putih'],
  ['pdi', 'padi'],
  ['ubu', 'ubi'],
  ['bwang mearh', 'bawang merah'],
])('%s means %s', (written, expected) => {
  expect(namaMirip(written, names)).toBe(expected)
})

test.each(['durian', 'bawang bombai', 'xyz', '', 'wolol', 'worll', 'kntn', 'bang mrah'])(
  '%j means none of them',
  (written) => {
    expect(namaMirip(written, names)).toBeUndefined()
  },
)

test('the nearest wins, and of equals the first', () => {
  expect(namaMirip('padu', ['padma', 'padi'])).toBe('padi')
  expect(namaMirip('pada', ['padi', 'padu'])).toBe('padi')
})

import { expect, test } from 'vitest'
import { faultOfAlasan, perluOrangKedua, statusSetelah } from './peringatan.rules.ts'

test('nobody who wrote a version publishes it', () => {
  expect(perluOrangKedua([1, 2], 2)).toBe(true)
  expect(perluOrangKedua([1, 2], 3)).toBe(false)
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

import { expect, test } from 'vitest'
import { idDibuka, openBatas } from '#okkp/batas/alamat-batas.ts'

test('an address names the limit that is being changed, and back', () => {
  expect(openBatas({ id: 42 })).toBe('batas-42')
  expect(idDibuka(openBatas({ id: 42 }))).toBe(42)
})

test('what names no limit opens none', () => {
  for (const buka of [
    undefined,
    '',
    'tambah',
    'batas-',
    'batas-0',
    'batas--1',
    'batas-1.5',
    'batas-x',
    '42',
  ]) {
    expect(idDibuka(buka), buka).toBeUndefined()
  }
})

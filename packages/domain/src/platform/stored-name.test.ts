import { expect, test } from 'vitest'
import { isNameIn, nameIn, namesIn } from './stored-name.ts'

const table = { satu: 1, dua: 2 }

test('a name of the table is itself', () => {
  expect(nameIn(table, 'dua')).toBe('dua')
  expect(isNameIn(table, 'satu')).toBe(true)
})

test('the names are in the order of the table', () => {
  expect(namesIn(table)).toEqual(['satu', 'dua'])
})

test.each(['tiga', '', 'toString', '__proto__'])('%j is none, and said', (text) => {
  expect(isNameIn(table, text)).toBe(false)
  expect(() => nameIn(table, text)).toThrow(`"${text}" is none of satu, dua`)
})

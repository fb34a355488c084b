import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'

it('keeps numeric strings as strings', () => {
  expect(parseSearch('?kode=01&page=2')).toEqual({ kode: '01', page: '2' })
})

it('reads a repeated name as a list and writes it back', () => {
  expect(parseSearch('?id=1&id=2&id=3')).toEqual({ id: ['1', '2', '3'] })
  expect(stringifySearch({ id: ['1', '2'] })).toBe('?id=1&id=2')
})

it('reads names that every object knows', () => {
  expect(parseSearch('?constructor=x&toString=y')).toEqual({ constructor: 'x', toString: 'y' })
})

it('leaves empty values out', () => {
  expect(stringifySearch({ a: '', b: undefined, c: null, page: 2 })).toBe('?page=2')
  expect(stringifySearch({})).toBe('')
})

it('a written search reads back the same', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '__proto__')
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string({ minLength: 1, unit: 'grapheme' }), { noNullPrototype: true }),
      (values) => {
        expect(parseSearch(stringifySearch(values))).toEqual(values)
      },
    ),
  )
})

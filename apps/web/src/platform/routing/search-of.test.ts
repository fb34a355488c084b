import type { listLog } from '@portal/domain/akun/catatan/catatan.contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'
import { type FilterName, listOf, oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

const read = searchOf({ tab: oneOf('tahunan', 'bulanan'), tahun: wholeNumber, kode: text })

describe('a value that fits', () => {
  it('is read as what it is', () => {
    expect(read({ tab: 'bulanan', tahun: '2026', kode: 'A' })).toEqual({
      tab: 'bulanan',
      tahun: 2026,
      kode: 'A',
    })
  })

  it('keeps its leading zeros where it is a code', () => {
    expect(stringifySearch(read(parseSearch('?kode=0032')))).toBe('?kode=0032')
  })

  it('is read the same a second time, as the router does', () => {
    const number = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(fc.record({ tahun: number, kode: fc.string({ minLength: 1 }) }), (search) => {
        const once = read(parseSearch(stringifySearch(search)))
        expect(read(once)).toEqual(once)
        expect(once).toEqual(search)
      }),
    )
  })
})

describe('a value that does not fit', () => {
  it.each([
    ['a tab that is not there', { tab: 'mingguan' }],
    ['a name that every object knows', { tab: 'constructor' }],
    ['no number', { tahun: 'lalu' }],
    ['nought', { tahun: '0' }],
    ['less than nought', { tahun: '-1' }],
    ['a part of a number', { tahun: '2026.5' }],
    ['a number too long to count', { tahun: '9'.repeat(17) }],
    ['nothing', { kode: '' }],
    ['a name given twice', { kode: ['A', 'B'] }],
  ])('is dropped: %s', (_, search) => {
    // The keys exist with the value undefined, so that they override the values that the router parsed.
    expect(read(search)).toStrictEqual(
      Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    )
    expect(stringifySearch({ ...search, ...read(search) })).toBe('')
  })

  it('is told from the first and the last that fit', () => {
    expect(read({ tahun: '1' })).toEqual({ tahun: 1 })
    expect(read({ tahun: String(Number.MAX_SAFE_INTEGER) })).toEqual({ tahun: Number.MAX_SAFE_INTEGER })
  })
})

it('leaves names alone that the route does not mention', () => {
  expect(read({ asing: ['1', '2'], utm: 'x' })).toEqual({ asing: ['1', '2'], utm: 'x' })
})

describe('the address of a list', () => {
  const readList = searchOf({ tab: oneOf('semua') }, listOf<typeof listLog>())

  it('has page, order, search and the filters of its call beside its own names', () => {
    const search = readList(parseSearch('?tab=semua&page=2&sort=-waktu&search=01&method=GET'))
    expect(search).toEqual({ tab: 'semua', page: 2, sort: '-waktu', search: '01', method: 'GET' })
    expect(search.method?.toLowerCase()).toBe('get')
    expect(search.page?.toFixed()).toBe('2')
  })

  it('drops a page that is none and a filter given twice', () => {
    expect(readList(parseSearch('?page=awal&method=GET&method=PUT'))).toEqual({})
  })

  it('knows the filters by the names of the call alone', () => {
    const names: FilterName<typeof listLog>[] = ['method', 'timeStampStart', 'timeStampEnd']
    // @ts-expect-error: the call has no such name
    const stranger: FilterName<typeof listLog> = 'metode'
    // @ts-expect-error: every list has it, so it is no filter
    const page: FilterName<typeof listLog> = 'page'
    // @ts-expect-error: neither a name of the route nor of the call
    expect(readList({}).metode).toBeUndefined()
    expect(names).not.toContain([stranger, page])
  })
})

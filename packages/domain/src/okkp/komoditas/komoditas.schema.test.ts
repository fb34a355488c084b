import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyText } from '../../platform/record/fields.ts'
import { komoditasForm, tidyAlias } from './komoditas.schema.ts'

const untidy = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'é', 'e\u0301', ' ', '\u00a0', '\t', '\n', '-'),
  maxLength: 12,
})

test('a tidy name stays as it is, and carries no loose spaces', () => {
  fc.assert(
    fc.property(untidy, (text) => {
      const tidy = tidyText(text)
      expect(tidyText(tidy)).toBe(tidy)
      expect(tidy).not.toMatch(/^\s|\s$|\s\s|[^\S ]|e\u0301/)
    }),
  )
})

test('spaces never make two names of one', () => {
  const words = fc.array(
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((word) => !/\s/.test(word)),
  )
  const gap = fc.constantFrom(' ', '  ', '\t', ' \u00a0')
  fc.assert(
    fc.property(words, gap, (parts, space) => {
      expect(tidyText(space + parts.join(space) + space)).toBe(parts.join(' '))
    }),
  )
})

test('aliases keep their order and hold no repeat, no blank and not the name itself', () => {
  fc.assert(
    fc.property(untidy, fc.array(untidy), (nama, alias) => {
      const tidy = tidyAlias(nama, alias)
      const keys = tidy.map((name) => name.toLowerCase())
      expect(keys).not.toContain('')
      expect(keys).not.toContain(tidyText(nama).toLowerCase())
      expect(new Set(keys).size).toBe(keys.length)
      expect(tidy).toEqual([...new Set(alias.map(tidyText))].filter((name) => tidy.includes(name)))
      expect(tidyAlias(nama, tidy)).toEqual(tidy)
    }),
  )
})

test('the form fills in what was left out', () => {
  expect(komoditasForm.parse({ nama: '  Cabai   Rawit ', kelompok_id: 4, nama_latin: ' ' })).toEqual({
    nama: 'Cabai Rawit',
    nama_inggris: null,
    nama_latin: null,
    kelompok_id: 4,
    sub_kelompok: null,
    alias: [],
  })
  const withAlias = { nama: 'Cabai', kelompok_id: 4, alias: ['Lombok', 'CABAI', ' lombok', '', 'Cabe'] }
  expect(komoditasForm.parse(withAlias).alias).toEqual(['Lombok', 'Cabe'])
})

test.each([
  [{ kelompok_id: 4 }, 'nama'],
  [{ nama: ' \t ', kelompok_id: 4 }, 'nama'],
  [{ nama: 'x'.repeat(151), kelompok_id: 4 }, 'nama'],
  [{ nama: 'Cabai' }, 'kelompok_id'],
  [{ nama: 'Cabai', kelompok_id: 2 ** 40 }, 'kelompok_id'],
  [{ nama: 'Cabai', kelompok_id: 4, alias: ['x'.repeat(151)] }, 'alias'],
])('the form names the field that is wrong: %j', (input, field) => {
  const { error } = komoditasForm.safeParse(input)
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
})

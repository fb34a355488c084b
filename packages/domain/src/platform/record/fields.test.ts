import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  optionalChoice,
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalLines,
  optionalText,
  orNull,
  requiredText,
  tidyText,
} from './fields.ts'

test.each([
  ['text', optionalText(5)],
  ['lines', optionalLines(5)],
  ['id', optionalId('Pilih.')],
  ['day', optionalDay()],
  ['choice', optionalChoice(['a', 'b'])],
  ['file', optionalFileKey],
])('what a form leaves blank is null: %s', (_name, schema) => {
  expect(['', null, undefined].map((given) => schema.parse(given))).toEqual([null, null, null])
})

test('text of one line loses its doubled spaces, text of several keeps its breaks', () => {
  expect(optionalText(20).parse(' beras \n merah ')).toBe('beras merah')
  expect(optionalLines(20).parse(' beras\nmerah ')).toBe('beras\nmerah')
  expect(requiredText(20).parse('Cafe\u0301')).toBe('Caf\u00e9')
})

test('a text is tidied the same whether or not it needs to be', () => {
  const piece = fc.constantFrom('a', 'é', 'e\u0301', ' ', '  ', '\t', '\n', '\u00a0', '\u2003', '\ufeff', '-')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(tidyText(text)).toBe(text.normalize('NFC').replace(/\s+/g, ' ').trim())
    }),
  )
})

test('lengths are counted after tidying, up to and including the longest', () => {
  expect(optionalText(3).safeParse(' abc ').success).toBe(true)
  expect(optionalText(3).safeParse('abcd').success).toBe(false)
  expect(requiredText(3).safeParse('  ').success).toBe(false)
  expect(requiredText(3, 2).safeParse('a').success).toBe(false)
})

test('a zero is a number, not a blank', () => {
  expect(orNull(z.number()).parse(0)).toBe(0)
  expect(orNull(z.number()).parse(undefined)).toBe(null)
})

test('refusals name what to do', () => {
  expect(optionalId('Pilih provinsi.').safeParse('x').error?.issues[0]?.message).toBe('Pilih provinsi.')
  expect(optionalDay().safeParse('besok').error?.issues[0]?.message).toBe('Tulis tanggal sebagai TTTT-BB-HH.')
  expect(optionalChoice(['a'], 'Isi a.').safeParse('b').error?.issues[0]?.message).toBe('Isi a.')
})

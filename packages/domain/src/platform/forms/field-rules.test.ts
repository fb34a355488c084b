import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateRangeOf, digitsOnly, dropEmpty, isNumericKey, minLengthMessage } from './field-rules.ts'

it('a phone field keeps digits alone', () => {
  expect(digitsOnly('+62 812-3456')).toBe('628123456')
  fc.assert(fc.property(fc.string(), (text) => /^\d*$/.test(digitsOnly(text))))
})

it('a numeric field lets digits and delete through', () => {
  expect(['0', '9', 'Backspace', 'Delete'].every(isNumericKey)).toBe(true)
  expect(['a', ' ', '-', 'Enter', '10', '٣'].some(isNumericKey)).toBe(false)
})

it('names the field and its shortest length', () => {
  expect(minLengthMessage('Nomor telepon', 10)).toBe('Minimal jumlah karakter Nomor telepon adalah 10')
})

it('one date means start equals end, two a range in order, none no filter', () => {
  expect(dateRangeOf(['2026-11-15', null])).toEqual({ start: '2026-11-15', end: '2026-11-15' })
  expect(dateRangeOf(['2026-11-20', '2026-11-15'])).toEqual({ start: '2026-11-15', end: '2026-11-20' })
  expect(dateRangeOf([null, null])).toBeUndefined()
  expect(dateRangeOf([])).toBeUndefined()
})

it('leaves empty filters out and keeps false and zero', () => {
  const filters = { a: '', b: ' ', c: null, d: undefined, e: [], f: false, g: 0, h: 'x', i: [1] }
  expect(dropEmpty(filters)).toEqual({ f: false, g: 0, h: 'x', i: [1] })
})

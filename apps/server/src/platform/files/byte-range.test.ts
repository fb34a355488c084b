import { expect, test } from 'vitest'
import { rangeAsked } from './byte-range.ts'

const file = { etag: '"a"', size: 10 }

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=12-11', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['baris=0-1', undefined],
  [undefined, undefined],
])('%s of ten bytes', (range, expected) => {
  expect(rangeAsked({ range }, file)).toEqual(expected)
})

test('a part is only given of the content it was asked of', () => {
  const part = { start: 0, end: 1 }
  expect(rangeAsked({ range: 'bytes=0-1', 'if-range': '"a"' }, file)).toEqual(part)
  expect(rangeAsked({ range: 'bytes=0-1', 'if-range': '"b"' }, file)).toBeUndefined()
  expect(
    rangeAsked({ range: 'bytes=0-1', 'if-range': 'Sun, 15 Nov 2026 00:00:00 GMT' }, file),
  ).toBeUndefined()
})

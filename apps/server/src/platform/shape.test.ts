import { expect, test } from 'vitest'
import { picker, rowMaker } from './shape.ts'

test('a row has each column by its name, parsed; null stays null', () => {
  const make = rowMaker(['id', 'nama "kecil"', 'kosong'], [Number, (text) => text, Number])
  expect(make(['7', 'beras', null])).toEqual({ id: 7, 'nama "kecil"': 'beras', kosong: null })
})

test('a name is a name, whatever it looks like', () => {
  const odd = '"]: process.exit(1), ["'
  expect(rowMaker([odd], [String])(['x'])).toEqual({ [odd]: 'x' })
  expect(picker([odd])({ [odd]: 1 })).toEqual({ [odd]: 1 })
})

test('only the named fields are picked', () => {
  expect(picker(['a', 'b'])({ a: 1, b: null, rahasia: 'x' })).toEqual({ a: 1, b: null })
})

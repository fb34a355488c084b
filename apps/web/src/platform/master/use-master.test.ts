import { expect, it } from 'vitest'
import { searchRows, sortRows } from '#platform/master/use-master.ts'

const rows = [
  { id: 1, nama: 'Prima 10', satuan: null },
  { id: 2, nama: 'Prima 2', satuan: 'mg/kg' },
  { id: 3, nama: 'hidroponik', satuan: 'CFU/g' },
]
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

it('finds rows that hold every word in any of their texts', () => {
  expect(ids(searchRows(rows, '  PRIMA  mg '))).toEqual([2])
  expect(ids(searchRows(rows, ''))).toEqual([1, 2, 3])
  expect(ids(searchRows(rows, 'kadmium'))).toEqual([])
})

it('sorts names as people read them, both ways', () => {
  expect(ids(sortRows(rows, 'nama'))).toEqual([3, 2, 1])
  expect(ids(sortRows(rows, '-nama'))).toEqual([1, 2, 3])
})

it('puts rows without a value last, whichever way it sorts', () => {
  expect(ids(sortRows(rows, 'satuan'))).toEqual([3, 2, 1])
  expect(ids(sortRows(rows, '-satuan'))).toEqual([2, 3, 1])
})

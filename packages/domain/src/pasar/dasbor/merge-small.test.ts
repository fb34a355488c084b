import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSmall } from './merge-small.ts'

const cara = {
  besar: (sizes: readonly number[]) => sizes,
  merge: (rows: readonly (readonly number[])[]) =>
    rows.reduce((total, row) => total.map((n, place) => n + (row[place] ?? 0)), [0, 0]),
}
const rows = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 12 })), { maxLength: 12 })
const few = (sizes: readonly number[]) => sizes.some((n) => n > 0 && n < 5)

test('nothing that is shown has fewer than five, and nothing is lost', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const { tampil, lainnya, tersembunyi } = mergeSmall<readonly number[]>(given, cara)
      expect(tampil.some(few)).toBe(false)
      expect(cara.merge([...tampil, ...(lainnya ? [lainnya] : [])])).toEqual(cara.merge(given))
      if (lainnya) expect(few(lainnya)).toBe(tersembunyi)
      // The function hides the result only if all groups together are too small.
      if (tersembunyi) expect(tampil).toEqual([])
    }),
  )
})

test('four join the next smallest, five stand for themselves', () => {
  const given = [
    [9, 0],
    [4, 0],
    [6, 0],
  ]
  expect(mergeSmall<readonly number[]>(given, cara)).toEqual({
    tampil: [[9, 0]],
    lainnya: [10, 0],
    tersembunyi: false,
  })
  expect(mergeSmall<readonly number[]>([[5, 0]], cara)).toEqual({
    tampil: [[5, 0]],
    lainnya: undefined,
    tersembunyi: false,
  })
  expect(mergeSmall<readonly number[]>([[4, 0]], cara)).toEqual({
    tampil: [],
    lainnya: [4, 0],
    tersembunyi: true,
  })
})

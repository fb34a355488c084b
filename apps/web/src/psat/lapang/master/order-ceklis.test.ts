import { expect, it } from 'vitest'
import { moved, numbered } from '#psat/lapang/master/order-ceklis.ts'

it('numbers parts and items by their place', () => {
  expect(numbered([{ judul: 'Air', butir: [{ uraian: 'Sumber' }, { uraian: 'Uji' }] }])).toEqual([
    {
      kode: '1',
      judul: 'Air',
      butir: [
        { kode: '1.1', uraian: 'Sumber' },
        { kode: '1.2', uraian: 'Uji' },
      ],
    },
  ])
})

it('moves one place up', () => {
  expect(moved(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c'])
})

import { expect, test } from 'vitest'
import { perProvinsi } from '#okkp/publik/sdm/sdm-search.ts'

test('people stand under their province, in the order they came', () => {
  const rows = [
    { id: 1, provinsi: 'Aceh' },
    { id: 2, provinsi: 'Aceh' },
    { id: 3, provinsi: 'Bali' },
  ]
  expect(perProvinsi(rows)).toEqual([
    { provinsi: 'Aceh', orang: rows.slice(0, 2) },
    { provinsi: 'Bali', orang: rows.slice(2) },
  ])
  expect(perProvinsi([])).toEqual([])
})

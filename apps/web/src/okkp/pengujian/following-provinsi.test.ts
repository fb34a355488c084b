import { expect, test, vi } from 'vitest'
import { followingProvinsi } from './following-provinsi.ts'

test('another province lets go of the city; any other filter leaves it alone', () => {
  const setFilters = vi.fn()
  const view = followingProvinsi({ setFilters })
  view.setFilters({ provinsi_id: '33' })
  expect(setFilters).toHaveBeenLastCalledWith({ provinsi_id: '33', kota_id: undefined })
  view.setFilters({ provinsi_id: undefined })
  expect(setFilters).toHaveBeenLastCalledWith({ provinsi_id: undefined, kota_id: undefined })
  view.setFilters({ kota_id: '3273' })
  expect(setFilters).toHaveBeenLastCalledWith({ kota_id: '3273' })
  view.setFilters({ status: 'MS' })
  expect(setFilters).toHaveBeenLastCalledWith({ status: 'MS' })
})

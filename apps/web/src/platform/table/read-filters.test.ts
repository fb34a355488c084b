import { listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { expect, it } from 'vitest'
import { readFilters } from '#platform/table/read-filters.ts'

const names = ['method', 'timeStampStart']

it('takes the filters that the call would take', () => {
  const search = { method: 'PUT', timeStampStart: '2026-11-01', page: 2, asing: 'x' }
  expect(readFilters(search, names, listLog.query)).toEqual({ method: 'PUT', timeStampStart: '2026-11-01' })
})

it('leaves out what the call would refuse', () => {
  expect(readFilters({ method: 'PATCH', timeStampStart: 'kemarin' }, names, listLog.query)).toEqual({})
})

it('leaves out what is empty or given twice', () => {
  expect(readFilters({ method: '', timeStampStart: undefined, tab: ['a', 'b'] }, [...names, 'tab'])).toEqual(
    {},
  )
})

it('takes choices that no call knows as they are', () => {
  expect(readFilters({ tampil: 'semua', jenis: 5 }, ['tampil', 'jenis'], listLog.query)).toEqual({
    tampil: 'semua',
    jenis: '5',
  })
})

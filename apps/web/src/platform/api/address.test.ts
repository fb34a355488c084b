import { expect, it } from 'vitest'
import { addressOf } from '#platform/api/address.ts'

it('fills the path and leaves empty filters out', () => {
  expect(addressOf('/api/user/detail/:uuid', { uuid: 'a b/c' })).toBe('/api/user/detail/a%20b%2Fc')
  expect(addressOf('/api/log', {}, { page: 1, search: '', method: undefined, status: null })).toBe(
    '/api/log?page=1',
  )
  expect(addressOf('/api/x', {}, { id: [1, 2], aktif: false })).toBe('/api/x?id=1&id=2&aktif=false')
})

it('refuses a path with a gap', () => {
  expect(() => addressOf('/api/user/detail/:uuid', {})).toThrow('uuid')
})

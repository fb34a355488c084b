import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionNeeds, roles } from '../../platform/roles.ts'
import { akunBaru, regionFault } from './pengguna.schema.ts'

const region = fc.record({
  provinsi_id: fc.option(fc.integer({ min: 1, max: 99 })),
  kota_id: fc.option(fc.integer({ min: 101, max: 9999 })),
})

test('a region is accepted exactly when it is what the role needs', () => {
  fc.assert(
    fc.property(fc.constantFrom(...roles), region, (role, given) => {
      const provinsi = given.provinsi_id !== null
      const kota = given.kota_id !== null
      const fits = {
        'tidak ada': !provinsi && !kota,
        provinsi: provinsi && !kota,
        kota: provinsi && kota,
        'provinsi atau kota': provinsi,
      }[regionNeeds[role]]
      expect(regionFault(role, given) === undefined).toBe(fits)
    }),
  )
})

test('an omitted region and an empty one are the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...roles), (role) => {
      expect(regionFault(role, {})).toEqual(regionFault(role, { provinsi_id: null, kota_id: null }))
    }),
  )
})

const data = { nama: 'Siti Aminah', username: 'siti', role: 'OKKP_ADMIN_KOTA' }

test('the form says which field is wrong', () => {
  const faults = (input: object) =>
    akunBaru.safeParse({ ...data, ...input }).error?.issues.map((issue) => issue.path.join('.'))
  expect(faults({ provinsi_id: 32, kota_id: 3273 })).toBeUndefined()
  expect(faults({ provinsi_id: 32 })).toEqual(['kota_id'])
  expect(faults({})).toEqual(['provinsi_id'])
  expect(faults({ role: 'OKKP_ADMIN_DAERAH', provinsi_id: 0 })).toEqual(['provinsi_id'])
  expect(faults({ username: 'dua kata', provinsi_id: 32, kota_id: 3273 })).toEqual(['username'])
  expect(faults({ no_telp: '08123456ab', provinsi_id: 32, kota_id: 3273 })).toEqual(['no_telp'])
  expect(faults({ email: 'bukan', provinsi_id: 32, kota_id: 3273 })).toEqual(['email'])
})

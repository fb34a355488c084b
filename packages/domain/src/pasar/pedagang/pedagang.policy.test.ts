import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { maskNik, mayReach, ranahOf, refuseForeignRanah } from './pedagang.policy.ts'

test.each<[Role, boolean, boolean]>([
  ['OKPO_ADMIN', false, true],
  ['OKKP_ADMIN_UJILAB', true, false],
  ['OKKP_ADMIN_KOTA', true, true],
  ['SUPERADMIN', true, true],
])('%s reaches the collection of OKKP: %s, of the markets: %s', (role, okkp, pasar) => {
  expect(ranahOf(role)).toEqual({ okkp, pasar })
  expect([mayReach(role, true), mayReach(role, false)]).toEqual([okkp, pasar])
})

test('the other collection is refused, and it is said whose it is', () => {
  expect(() => refuseForeignRanah('OKPO_ADMIN', true)).toThrow(/hanya dikelola oleh petugas OKKP/)
  expect(() => refuseForeignRanah('OKKP_ADMIN_UJILAB', false)).toThrow(/didata pengelola pasar/)
  expect(() => refuseForeignRanah('OKPO_ADMIN', false)).not.toThrow()
  expect(() => refuseForeignRanah('OKKP_ADMIN_UJILAB', true)).not.toThrow()
})

test('of a NIK the last four digits are shown', () => {
  expect(maskNik('3273015501900078')).toBe('••••••••••••0078')
})

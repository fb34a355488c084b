import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../platform/roles.ts'
import { afterLogin, checkGuard, guardNames, homeOf, logoutNavigation, profilOf } from './guards.ts'

const staff = roles.filter((role) => role !== 'PELAKU_USAHA')

/** Roles that each guard admits, written out in full. */
const expected: Record<string, readonly Role[]> = {
  admin: staff,
  superadmin: ['SUPERADMIN'],
  'psat/admin-auditor': [
    'SUPERADMIN',
    'AUDITOR',
    'LEAD_AUDITOR',
    'SEKRETARIAT',
    'KOORDINATOR_SEKRETARIAT',
    'SUBKOORDINATOR_SEKRETARIAT',
  ],
  'psat/admin': ['SUPERADMIN'],
  'psat/admin-auditor-pvtpp': ['SUPERADMIN', 'AUDITOR', 'PVTPP'],
  'okkp/admin-all': [
    'SUPERADMIN',
    'OKKP_ADMIN_PUSAT',
    'OKKP_ADMIN_DAERAH',
    'OKKP_ADMIN_KOTA',
    'OKKP_ADMIN_UJILAB',
  ],
  'okkp/admin-daerah': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
  'okkp/admin-kota': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_KOTA'],
  'okkp/admin-lab': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB'],
  'okkp/admin': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'pasar/admin': [
    'SUPERADMIN',
    'OKKP_ADMIN_PUSAT',
    'OKKP_ADMIN_DAERAH',
    'OKKP_ADMIN_KOTA',
    'OKKP_ADMIN_UJILAB',
    'OKPO_ADMIN',
  ],
}

describe.each(Object.entries(expected))('guard %s', (name, allowed) => {
  it.each(roles)('decides about %s', (role) => {
    const verdict = checkGuard(name, role)
    if (allowed.includes(role)) expect(verdict).toEqual({ kind: 'pass' })
    else expect(verdict).toEqual({ kind: 'redirect', to: role === 'PELAKU_USAHA' ? '/psat' : '/admin' })
  })
})

it('every guard lets a visitor without a session pass', () => {
  for (const name of guardNames) expect(checkGuard(name, undefined)).toEqual({ kind: 'pass' })
})

it('psat/pelaku lets operators in and sends staff to /admin', () => {
  expect(checkGuard('psat/pelaku', 'PELAKU_USAHA')).toEqual({ kind: 'pass' })
  for (const role of staff)
    expect(checkGuard('psat/pelaku', role)).toEqual({ kind: 'redirect', to: '/admin' })
})

it('login sends a signed-in account home', () => {
  expect(checkGuard('login', 'PELAKU_USAHA')).toEqual({ kind: 'redirect', to: '/' })
  for (const role of staff) expect(checkGuard('login', role)).toEqual({ kind: 'redirect', to: '/admin' })
})

it('an unknown guard is a fault of the portal, for everyone', () => {
  const fault = { kind: 'error', status: 500, message: 'Unknown middleware' }
  fc.assert(
    fc.property(fc.string(), fc.option(fc.constantFrom(...roles), { nil: undefined }), (name, role) => {
      fc.pre(!(guardNames as readonly string[]).includes(name))
      expect(checkGuard(name, role)).toEqual(fault)
    }),
  )
  expect(checkGuard('toString', 'SUPERADMIN')).toEqual(fault)
})

it('leads home after log-in and out by the role', () => {
  expect(staff.map((role) => afterLogin(role, 'login'))).toEqual(staff.map(() => '/admin'))
  expect(afterLogin('PELAKU_USAHA', 'login')).toBe('/')
  expect(afterLogin('PELAKU_USAHA', 'admin-login')).toBe('/psat')
  expect(afterLogin('TIDAK_DIKENAL', 'login')).toBe('/admin/login')
  expect(homeOf('SUPERADMIN')).toBe('/admin')
  const replacing = roles.filter((role) => logoutNavigation(role).replace)
  expect(replacing).toEqual(['SUPERADMIN', 'AUDITOR'])
  expect(new Set(roles.map((role) => logoutNavigation(role).to))).toEqual(new Set(['/admin/login']))
})

it('keeps the own profile where the role can open it', () => {
  expect(profilOf('PELAKU_USAHA')).toBe('/psat/profil')
  expect(profilOf('PVTPP')).toBe('/admin/profil')
})

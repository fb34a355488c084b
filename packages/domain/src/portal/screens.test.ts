import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import screens from '../../spec/screens.json' with { type: 'json' }
import { roles } from '../platform/roles.ts'
import { guardNames } from './guards.ts'
import { guardScreen, screenRuleOf, screenRules } from './screens.ts'

const uuid = '3f2c0b1e-6f61-4b0a-9a3e-0d9f1f0c2a11'

/** Guard of every screen, one line per screen. */
const guardOf: Record<string, string> = {
  '/admin': 'admin',
  '/admin/notifikasi': 'admin',
  '/admin/profil': 'admin',
  '/admin/logs': 'superadmin',
  '/admin/jejak-audit': 'superadmin',
  '/admin/settings': 'superadmin',
  '/admin/user/add': 'superadmin',
  '/okkp/admin/data/user': 'superadmin',
  '/okkp/admin/data/user/add': 'superadmin',
  '/psat/admin': 'psat/admin-auditor',
  '/psat/admin/profil': 'psat/admin-auditor',
  '/psat/admin/report': 'psat/admin-auditor',
  '/psat/admin/perizinan/sppb_psat': 'psat/admin-auditor',
  '/psat/admin/perizinan/sppb_psat/add': 'psat/admin-auditor',
  [`/psat/admin/perizinan/izin_edar_pl/${uuid}`]: 'psat/admin-auditor',
  '/psat/admin/perizinan/sppb_psat/audit': 'psat/admin-auditor-pvtpp',
  '/psat/admin/data/auditor': 'psat/admin',
  '/psat/admin/data/pvtpp': 'psat/admin',
  '/okkp/admin': 'okkp/admin-all',
  '/okkp/admin/lab/mutu': 'okkp/admin-all',
  '/okkp/admin/lab/mutu/add': 'okkp/admin-all',
  '/okkp/admin/pendataan/add': 'okkp/admin-all',
  '/okkp/admin/registrasi': 'okkp/admin-daerah',
  '/okkp/admin/registrasi/add': 'okkp/admin-daerah',
  '/okkp/admin/sdm': 'okkp/admin-daerah',
  '/okkp/admin/lab/uji': 'okkp/admin-lab',
  '/okkp/admin/lab/rapid/add': 'okkp/admin-lab',
  '/okkp/admin/data/komoditas': 'okkp/admin',
  '/okkp/admin/feedback': 'okkp/admin',
  '/okkp/admin/feedback/add': 'okkp/admin',
  '/pasar/admin': 'pasar/admin',
  '/pasar/admin/profil': 'pasar/admin',
  '/pasar/admin/data/kuesioner': 'okkp/admin',
  '/psat': 'psat/pelaku',
  '/psat/pengajuan/sppb/baru': 'psat/pelaku',
  '/psat/profil': 'psat/pelaku',
  '/psat/notifikasi': 'psat/pelaku',
  '/profil': 'psat/pelaku',
  '/perizinan/edar': 'psat/pelaku',
  '/login': 'login',
  '/admin/login': 'login',
}

it.each(Object.entries(guardOf))('%s stands behind %s', (path, guard) => {
  expect(screenRuleOf(path)?.guards).toEqual([guard])
})

it.each([
  '/',
  '/kontak',
  '/tentang',
  '/okkp',
  '/okkp/registrasi',
  '/pasar/cari',
  '/psat/expired',
  '/verifikasi/K7QX',
])('%s is open to everyone', (path) => {
  expect(screenRuleOf(path)).toBeUndefined()
  for (const role of [undefined, ...roles]) expect(guardScreen(path, role)).toEqual({ kind: 'pass' })
})

describe('a visitor without a session', () => {
  it.each([
    '/admin',
    '/admin/logs',
    '/psat/admin/report',
    '/okkp/admin/data/komoditas',
    '/pasar/admin/survei',
  ])('goes from %s to the log-in of staff', (path) =>
    expect(guardScreen(path, undefined)).toEqual({ kind: 'redirect', to: '/admin/login' }),
  )
  it.each(['/profil', '/perizinan/edar', '/psat/profil', '/psat/notifikasi', '/psat/pengajuan/sppb'])(
    'goes from %s to the log-in of operators',
    (path) => expect(guardScreen(path, undefined)).toEqual({ kind: 'redirect', to: '/login' }),
  )
  it('sees the log-in pages and the public page of PSAT', () => {
    for (const path of ['/login', '/admin/login', '/psat']) {
      expect(guardScreen(path, undefined)).toEqual({ kind: 'pass' })
    }
  })
})

it('operators are sent from the back office to /psat, other roles to /admin', () => {
  expect(guardScreen('/okkp/admin', 'PELAKU_USAHA')).toEqual({ kind: 'redirect', to: '/psat' })
  expect(guardScreen('/okkp/admin', 'AUDITOR')).toEqual({ kind: 'redirect', to: '/admin' })
  expect(guardScreen('/psat', 'AUDITOR')).toEqual({ kind: 'redirect', to: '/admin' })
})

describe('the lab admin in the back office of the markets', () => {
  const profil = '/pasar/admin/profil'
  it.each([profil, `${profil}/add`, `${profil}/kota/12`, `${profil}/kota/12/ubah`])('passes %s', (path) =>
    expect(guardScreen(path, 'OKKP_ADMIN_UJILAB')).toEqual({ kind: 'pass' }),
  )
  const others = screens
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/pasar/admin') && !path.startsWith(profil))
  it.each([...others, '/pasar/admin/profilan', '/pasar/admin/belum-ada'])('is led from %s to them', (path) =>
    expect(guardScreen(path, 'OKKP_ADMIN_UJILAB')).toEqual({ kind: 'redirect', to: profil }),
  )
  it('is alone in that', () => {
    for (const role of roles.filter((one) => one !== 'OKKP_ADMIN_UJILAB'))
      for (const path of others) expect(guardScreen(path, role)).not.toEqual({ kind: 'redirect', to: profil })
  })
})

it('no spelling of an inner address slips past its guard', () => {
  for (const path of ['/admin/logs/', '/ADMIN/Logs', '//admin//logs', '/%61dmin/logs', '/admin/logs?x=1#y']) {
    expect(guardScreen(path, undefined)).toEqual({ kind: 'redirect', to: '/admin/login' })
    expect(guardScreen(path, 'AUDITOR')).toEqual({ kind: 'redirect', to: '/admin' })
  }
})

it('whatever lies in a back office needs a session, named or not', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
  fc.assert(
    fc.property(
      fc.constantFrom('/admin', '/psat/admin', '/okkp/admin', '/pasar/admin'),
      fc.array(segment, { maxLength: 4 }),
      (base, rest) => {
        const path = [base, ...rest].join('/')
        fc.pre(path !== '/admin/login')
        expect(guardScreen(path, undefined)).toEqual({ kind: 'redirect', to: '/admin/login' })
        expect(guardScreen(path, 'PELAKU_USAHA')).toEqual({ kind: 'redirect', to: '/psat' })
        expect(guardScreen(path, 'SUPERADMIN')).toEqual({ kind: 'pass' })
      },
    ),
  )
})

it('a redirect never leads to another redirect', () => {
  for (const { path } of screens) {
    const real = path.replace('{type}', 'sppb_psat').replace('{uuid}', uuid)
    for (const role of [undefined, ...roles]) {
      const verdict = guardScreen(real, role)
      if (verdict.kind === 'redirect')
        expect(guardScreen(verdict.to, role), `${role} ${real}`).toEqual({ kind: 'pass' })
    }
  }
})

it('every rule names guards that exist', () => {
  for (const rule of screenRules) {
    for (const name of rule.guards) expect(guardNames).toContain(name)
  }
})

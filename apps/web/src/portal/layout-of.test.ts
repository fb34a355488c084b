import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { roles } from '@portal/domain/platform/roles'
import { screenRules } from '@portal/domain/portal/screens'
import { expect, it } from 'vitest'
import { isFilePage, layoutOf } from '#portal/layout-of.ts'

const viewer = (role: (typeof roles)[number], wajib_ganti_sandi = false) => ({ role, wajib_ganti_sandi })

it.each([
  ['/', 'home'],
  ['/tentang', 'public'],
  ['/psat', 'public'],
  ['/psat/expired', 'public'],
  ['/okkp', 'dashboard'],
  ['/okkp/registrasi', 'dashboard'],
  ['/pasar/cari', 'dashboard'],
  ['/login', 'auth'],
  ['/admin/login', 'auth'],
  ['/atur-sandi', 'auth'],
  ['/admin', 'sidebar-admin'],
  ['/admin/logs/', 'sidebar-admin'],
  ['/psat/admin/report', 'sidebar-psat'],
  ['/okkp/admin', 'sidebar-okkp'],
  ['/pasar/admin/survei/add', 'sidebar-pasar'],
  ['/profil', 'sidebar-pelaku'],
  ['/perizinan/edar', 'sidebar-pelaku'],
  ['/psat/notifikasi', 'sidebar-pelaku'],
  ['/administrasi', 'public'],
])('%s stands in %s', (path, layout) => {
  expect(layoutOf(path, undefined)).toBe(layout)
})

it('shows operators their desk at / and /psat, everyone else the public page', () => {
  for (const role of roles) {
    const own = role === 'PELAKU_USAHA'
    expect(layoutOf('/', viewer(role))).toBe(own ? 'sidebar-pelaku' : 'home')
    expect(layoutOf('/psat', viewer(role))).toBe(own ? 'sidebar-pelaku' : 'public')
  }
})

it('takes the sidebar away while a password must be changed', () => {
  expect(layoutOf('/admin/profil', viewer('AUDITOR', true))).toBe('admin')
  expect(layoutOf('/tentang', viewer('AUDITOR', true))).toBe('public')
})

it('knows the page of a licence file', () => {
  const uuid = '0197c2a4-0000-7000-8000-000000000001'
  expect(isFilePage(`/psat/admin/perizinan/sppb_psat/${uuid}`, {})).toBe(true)
  expect(isFilePage('/psat/admin/perizinan/sppb_psat/audit', { id: uuid })).toBe(true)
  expect(isFilePage('/psat/admin/perizinan/sppb_psat/audit', {})).toBe(false)
  expect(isFilePage('/psat/admin/perizinan/sppb_psat', {})).toBe(false)
  expect(isFilePage('/psat/admin/perizinan/sppb_psat/add', {})).toBe(false)
})

it('draws the desk before the first paint exactly where a desk will stand', () => {
  const script = readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8')
  const opened = (pathname: string) => {
    const set = new Map<string, string>()
    runInNewContext(script, {
      document: { documentElement: { setAttribute: (name: string, value: string) => set.set(name, value) } },
      location: { pathname },
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false }),
    })
    return set.get('data-buka') === 'meja'
  }
  const known = screenRules.map(({ path }) => path)
  for (const path of [
    ...known,
    '/',
    '/psat',
    '/psat/expired',
    '/okkp',
    '/administrasi',
    '/Admin/Logs/',
    '/lupa-sandi',
  ]) {
    expect(opened(path), path).toBe(layoutOf(path, undefined).startsWith('sidebar-'))
  }
})

import { roles } from '@portal/domain/platform/roles'
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

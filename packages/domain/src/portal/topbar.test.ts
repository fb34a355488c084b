import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../platform/roles.ts'
import { currentTopItem, publicTopBar, subNavOf } from './public-topbar.ts'
import { guardScreen } from './screens.ts'
import { type AppName, appSwitcherOf, userMenuOf } from './topbar.ts'

const enabled: Record<Role, AppName[]> = {
  SUPERADMIN: ['psat', 'okkp', 'pasar', 'admin'],
  AUDITOR: ['psat', 'admin'],
  LEAD_AUDITOR: ['psat', 'admin'],
  SEKRETARIAT: ['psat', 'admin'],
  KOORDINATOR_SEKRETARIAT: ['psat', 'admin'],
  SUBKOORDINATOR_SEKRETARIAT: ['psat', 'admin'],
  OKKP_ADMIN_PUSAT: ['okkp', 'pasar', 'admin'],
  OKKP_ADMIN_DAERAH: ['okkp', 'pasar', 'admin'],
  OKKP_ADMIN_KOTA: ['okkp', 'pasar', 'admin'],
  OKKP_ADMIN_UJILAB: ['okkp', 'pasar', 'admin'],
  OKPO_ADMIN: ['pasar', 'admin'],
  PVTPP: ['admin'],
  PELAKU_USAHA: [],
}

describe.each(roles)('app switcher of %s', (role) => {
  const apps = appSwitcherOf(role)

  it('lists all four services and enables its own', () => {
    expect(apps.map((app) => app.label)).toEqual(['PSAT', 'OKKP', 'Pasar Pangan', 'Admin Center'])
    expect(apps.filter((app) => app.enabled).map((app) => app.name)).toEqual(enabled[role])
  })

  it('enables exactly what the guards let pass', () => {
    for (const app of apps) expect(guardScreen(app.to, role).kind === 'pass').toBe(app.enabled)
  })
})

it('leads the lab admin straight to the market profiles', () => {
  expect(appSwitcherOf('OKKP_ADMIN_UJILAB').find((app) => app.name === 'pasar')?.to).toBe(
    '/pasar/admin/profil',
  )
})

it('hides Profil Saya from operators alone', () => {
  for (const role of roles) {
    const labels = userMenuOf(role).map((entry) => entry.label)
    expect(labels).toEqual(role === 'PELAKU_USAHA' ? ['Keluar'] : ['Profil Saya', 'Keluar'])
  }
})

it('has the public entries of the specification in order, with the verbs after Layanan', () => {
  const labels = publicTopBar.map((item) => item.label)
  expect(labels).toEqual([
    'Beranda',
    'Layanan',
    'Periksa izin',
    'Cari pasar',
    'Lapor',
    'Peringatan',
    'Tentang',
    'Kontak Kami',
  ])
  expect(publicTopBar[1]?.children?.map((item) => item.to)).toEqual(['/psat', '/okkp', '/pasar'])
})

it.each([
  ['/', 'Beranda'],
  ['/okkp/registrasi/', 'Periksa izin'],
  ['/okkp/sdm', 'Layanan'],
  ['/peringatan/12', 'Peringatan'],
  ['/lapor/tiket', 'Lapor'],
  ['/verifikasi', undefined],
])('marks %s as %s', (path, label) => {
  expect(currentTopItem(path)?.label).toBe(label)
})

it.each([
  ['/okkp', 'OKKP', '/okkp'],
  ['/OKKP/registrasi', 'OKKP', '/okkp/registrasi'],
  ['/data-terbuka', 'OKKP', '/data-terbuka'],
  ['/pasar/detail', 'Pasar Pangan', undefined],
  ['/verifikasi/KODE', 'OKKP', undefined],
])('shows the neighbours of %s', (path, label, current) => {
  expect(subNavOf(path)).toMatchObject({ label, current })
})

it('has no sub-navigation where no service is', () => {
  expect(subNavOf('/lapor')).toBeUndefined()
  expect(subNavOf('/pasarkita')).toBeUndefined()
})

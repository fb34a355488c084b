import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../platform/roles.ts'
import type { NavGroup, NavItem } from '../platform/wing.ts'
import { operatorSidebar, type SidebarName, sidebarOf } from './navigation.ts'
import { guardScreen } from './screens.ts'

/** Masters that the specification or a rule of the portal names. The sidebar may list others as well. */
const namedMasters = new Set(
  [
    'Komoditas, Jenis Registrasi, Jenis Sertifikat, Jenis HC, Jenis Uji Lab, Jenis Rapid Test, Parameter, Provinsi',
    'Auditor, PVTPP, Tenggat, Hari Libur, Tarif PNBP, Daftar Periksa, Jenis Dokumen, Jenis Klaim',
    'Kuesioner, SOP Sanitasi',
  ].flatMap((names) => names.split(', ')),
)

function labelOf({ label, children }: NavItem): string {
  if (!children) return label
  const names = children.map((child) => child.label)
  return `${label} (${names.filter((name) => label !== 'Master Data' || namedMasters.has(name)).join(', ')})`
}

const labels = (groups: readonly NavGroup[]) => groups.flatMap(({ items }) => items.map(labelOf))

/** Groups of entries that the specification does not name. They follow the others. */
const added = ['Tindakan', 'Lainnya']
function seen(name: SidebarName, role: Role) {
  const groups = sidebarOf(name, role)
  const first = groups.findIndex(({ label }) => label !== undefined && added.includes(label))
  return labels(first < 0 ? groups : groups.slice(0, first))
}
const groupOf = (name: SidebarName, role: Role, label: string) =>
  labels(sidebarOf(name, role).filter((group) => group.label === label))

const profil = ['Profil Saya']
const everyAccount = ['Profil Saya', 'Kelola Semua Akun', 'Log Error']

const okkpMasters =
  'Master Data (Komoditas, Jenis Registrasi, Jenis Sertifikat, Jenis HC, Jenis Uji Lab, Jenis Rapid Test, Parameter, Provinsi)'
const tests = 'Pengujian (Laboratorium, Rapid Test, Mutu)'
const guide = 'Panduan Pengguna'

const deskTabs = ['Permohonan', 'Lampiran Teknis', 'Permohonan', 'Lampiran Teknis']
const auditTabs = ['Audit Dokumen', 'Audit Lapang', 'Audit Dokumen', 'Audit Lapang']
const pasarAll = [
  'Dashboard',
  'Pasar Pangan (Data Pasar, Profil Pasar)',
  'Survei Program',
  'Rapid Test',
  'Pendataan',
  'Sanitasi Higiene',
]
const pasarMasters = 'Master Data (Kuesioner, SOP Sanitasi)'

describe('general admin', () => {
  it.each(roles)('%s', (role) => {
    const others = role === 'PELAKU_USAHA' ? [] : profil
    expect(seen('admin', role)).toEqual(role === 'SUPERADMIN' ? everyAccount : others)
  })
})

describe('PSAT', () => {
  const expected: Partial<Record<Role, string[]>> = {
    SUPERADMIN: [
      'Tambah Data',
      'Permohonan',
      'Audit Dokumen',
      'Audit Lapang',
      'Lampiran Teknis',
      'Permohonan',
      'Audit Dokumen',
      'Audit Lapang',
      'Lampiran Teknis',
      'Master Data (Auditor, PVTPP, Tenggat, Hari Libur, Tarif PNBP, Daftar Periksa, Jenis Dokumen, Jenis Klaim)',
      'Laporan',
    ],
    SEKRETARIAT: ['Tambah Data', ...deskTabs, 'Laporan'],
    KOORDINATOR_SEKRETARIAT: [...deskTabs, 'Laporan'],
    SUBKOORDINATOR_SEKRETARIAT: [...deskTabs, 'Laporan'],
    AUDITOR: [...auditTabs, 'Laporan'],
    LEAD_AUDITOR: [...auditTabs, 'Laporan'],
    PVTPP: [],
  }
  it.each(Object.entries(expected))('%s', (role, entries) => {
    expect(seen('psat', role as Role)).toEqual(entries)
  })
})

describe('OKKP', () => {
  const expected: Partial<Record<Role, string[]>> = {
    SUPERADMIN: [
      'Dashboard',
      'Registrasi & Sertifikat',
      tests,
      'Pendataan',
      'Kompetensi SDM',
      okkpMasters,
      'Feedback',
      'Pengaturan Akun',
      guide,
    ],
    OKKP_ADMIN_PUSAT: [
      'Dashboard',
      'Registrasi & Sertifikat',
      tests,
      'Pendataan',
      'Kompetensi SDM',
      okkpMasters,
      'Feedback',
      guide,
    ],
    OKKP_ADMIN_DAERAH: [
      'Dashboard',
      'Registrasi & Sertifikat',
      'Pengujian (Mutu)',
      'Pendataan',
      'Kompetensi SDM',
      guide,
    ],
    OKKP_ADMIN_KOTA: ['Dashboard', 'Registrasi & Sertifikat', tests, 'Pendataan', 'Kompetensi SDM', guide],
    OKKP_ADMIN_UJILAB: ['Dashboard', tests, 'Pendataan', guide],
  }
  it.each(Object.entries(expected))('%s', (role, entries) => {
    expect(seen('okkp', role as Role)).toEqual(entries)
  })
})

describe('Pasar', () => {
  const expected: Partial<Record<Role, string[]>> = {
    SUPERADMIN: [...pasarAll, pasarMasters],
    OKKP_ADMIN_PUSAT: [...pasarAll, pasarMasters],
    OKKP_ADMIN_DAERAH: pasarAll,
    OKKP_ADMIN_KOTA: pasarAll,
    OKPO_ADMIN: pasarAll,
    OKKP_ADMIN_UJILAB: ['Pasar Pangan (Profil Pasar)'],
  }
  it.each(Object.entries(expected))('%s', (role, entries) => {
    expect(seen('pasar', role as Role)).toEqual(entries)
  })
})

describe('entries that follow the specified ones', () => {
  const everything = [
    'Tindak lanjut',
    'Laporan masyarakat',
    'Peringatan',
    'Rapor',
    'Batas cemaran',
    'Pesan OSS',
    'Teks baku',
    'Jejak audit',
  ]
  const expected: Record<Role, string[]> = {
    SUPERADMIN: everything,
    OKKP_ADMIN_PUSAT: everything.slice(0, 5),
    OKKP_ADMIN_DAERAH: everything.slice(0, 4),
    OKKP_ADMIN_KOTA: ['Tindak lanjut', 'Laporan masyarakat', 'Rapor'],
    OKKP_ADMIN_UJILAB: ['Tindak lanjut', 'Rapor'],
    OKPO_ADMIN: [],
    SEKRETARIAT: ['Pesan OSS'],
    KOORDINATOR_SEKRETARIAT: [],
    SUBKOORDINATOR_SEKRETARIAT: [],
    AUDITOR: [],
    LEAD_AUDITOR: [],
    PVTPP: [],
    PELAKU_USAHA: [],
  }
  it.each(Object.entries(expected))('%s', (name, entries) => {
    const role = name as Role
    expect(groupOf('admin', role, 'Tindakan')).toEqual(entries)
    const own = (area: SidebarName, labelled: readonly string[]) =>
      expect(groupOf(area, role, 'Tindakan')).toEqual(entries.filter((label) => labelled.includes(label)))
    own('okkp', everything.slice(0, 5))
    own('psat', ['Pesan OSS', 'Teks baku'])
    own('pasar', role === 'OKKP_ADMIN_UJILAB' ? [] : everything.slice(0, 2))
  })

  it('come last, and the start pages last of all', () => {
    for (const name of ['admin', 'psat', 'okkp', 'pasar'] as const) {
      for (const role of roles) {
        const names = sidebarOf(name, role).map(({ label }) => label)
        const tail = names.filter((label) => label !== undefined && added.includes(label))
        expect(names.slice(names.length - tail.length)).toEqual(added.filter((label) => tail.includes(label)))
      }
    }
    expect(groupOf('admin', 'PVTPP', 'Lainnya')).toEqual(['Beranda petugas', 'Notifikasi'])
    expect(groupOf('psat', 'AUDITOR', 'Lainnya')).toEqual(['Dashboard', 'Kalender audit'])
  })
})

it('operators reach their izin edar area once an SPPB has been issued', () => {
  expect(labels(operatorSidebar(false))).toEqual(['Dashboard', 'Data Pelaku Usaha'])
  expect(labels(operatorSidebar(true))).toEqual(['Dashboard', 'Data Pelaku Usaha', 'Izin Edar'])
})

it('shows nobody an entry that the guard of its screen refuses', () => {
  const areas: Record<Exclude<SidebarName, 'pelaku'>, string> = {
    admin: '/admin',
    psat: '/psat/admin',
    okkp: '/okkp/admin',
    pasar: '/pasar/admin',
  }
  const flat = (items: readonly NavItem[]): NavItem[] =>
    items.flatMap((item) => [item, ...flat(item.children ?? [])])
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(areas) as (keyof typeof areas)[])),
      fc.constantFrom(...roles),
      (name, role) => {
        fc.pre(guardScreen(areas[name], role).kind === 'pass')
        for (const item of flat(sidebarOf(name, role).flatMap((group) => group.items))) {
          if (item.to) expect(guardScreen(item.to, role), `${role} → ${item.to}`).toEqual({ kind: 'pass' })
        }
      },
    ),
  )
})

it('never leaves an empty group or parent', () => {
  for (const name of ['admin', 'psat', 'okkp', 'pasar', 'pelaku'] as const) {
    for (const role of roles) {
      for (const group of sidebarOf(name, role)) {
        expect(group.items.length).toBeGreaterThan(0)
        for (const item of group.items) expect(item.to ?? item.children?.length).toBeTruthy()
      }
    }
  }
})

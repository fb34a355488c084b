import type { NavGroup, NavItem } from '../platform/wing.ts'

type Area = 'admin' | 'psat' | 'okkp' | 'pasar'

interface Place extends NavItem {
  to: string
  /** Sidebars that list the screen. The Admin Center lists every screen of the group. */
  areas: readonly Area[]
}

/** Work that the specification does not name as a sidebar entry. It follows the specified entries, in this order. */
const tindakan: readonly Place[] = [
  {
    label: 'Tindak lanjut',
    icon: 'tindak-lanjut',
    to: '/okkp/admin/tindak-lanjut',
    badge: 'antrean.kasus',
    areas: ['okkp', 'pasar'],
  },
  {
    label: 'Laporan masyarakat',
    icon: 'pengaduan',
    to: '/okkp/admin/pengaduan',
    badge: 'antrean.pengaduan',
    areas: ['okkp', 'pasar'],
  },
  {
    label: 'Peringatan',
    icon: 'peringatan',
    to: '/okkp/admin/peringatan',
    badge: 'antrean.peringatan',
    areas: ['okkp'],
  },
  { label: 'Rapor', icon: 'rapor', to: '/okkp/admin/rapor', areas: ['okkp'] },
  {
    label: 'Batas cemaran',
    icon: 'batas',
    to: '/okkp/admin/data/parameter/batas',
    also: ['/okkp/admin/data/parameter/istilah-pangan', '/okkp/admin/data/parameter/pemetaan-komoditas'],
    badge: 'antrean.pemetaan',
    areas: ['okkp'],
  },
  { label: 'Pesan OSS', icon: 'oss', to: '/admin/oss', areas: ['psat'] },
  { label: 'Teks baku', icon: 'teks', to: '/psat/admin/data/teks-baku', areas: ['psat'] },
  { label: 'Jejak audit', icon: 'log', to: '/admin/jejak-audit', areas: [] },
]

/** Start pages and personal screens, so that every page of an area has its entry. */
const lainnya: readonly Place[] = [
  { label: 'Beranda petugas', icon: 'beranda', to: '/admin', areas: ['admin'] },
  { label: 'Notifikasi', icon: 'notifikasi', to: '/admin/notifikasi', areas: ['admin'] },
  { label: 'Dashboard', icon: 'dashboard', to: '/psat/admin', areas: ['psat'] },
  { label: 'Kalender audit', icon: 'kalender', to: '/psat/admin/kalender', areas: ['psat'] },
]

/** Lab admins may only read market profiles, so their market sidebar ends with the specified entry. */
const guardIn: Partial<Record<Area, { guard: string }>> = { pasar: { guard: 'okkp/admin-daerah' } }

const within = (places: readonly Place[], area: Area, everything: boolean): NavItem[] =>
  places
    .filter(({ areas }) => everything || areas.includes(area))
    .map(({ areas: _areas, ...item }) => ({ ...item, ...guardIn[area] }))

/** Returns the groups that follow the specified entries of a sidebar. */
export function groupsAfter(area: Area): NavGroup[] {
  return [
    { label: 'Tindakan', items: within(tindakan, area, area === 'admin') },
    { label: 'Lainnya', items: within(lainnya, area, false) },
  ]
}

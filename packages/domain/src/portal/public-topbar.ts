import type { NavItem } from '../platform/wing.ts'

// This file is separate from the service switcher, because every public page needs it and only the staff UI needs the
// switcher.

export interface PublicNavItem extends NavItem {
  children?: readonly (NavItem & { description: string })[]
}

/** What the public comes for, one step from every page. */
export const publicVerbs = [
  { label: 'Periksa izin', to: '/okkp/registrasi' },
  { label: 'Cari pasar', to: '/pasar/cari' },
  { label: 'Lapor', to: '/lapor' },
  { label: 'Peringatan', to: '/peringatan' },
] as const

/** The entries of the specification in their order; the verbs follow "Layanan". */
export const publicTopBar: readonly PublicNavItem[] = [
  { label: 'Beranda', to: '/' },
  {
    label: 'Layanan',
    children: [
      {
        label: 'PSAT',
        icon: 'psat',
        to: '/psat',
        description: 'Ajukan SPPB dan izin edar pangan segar asal tumbuhan.',
      },
      {
        label: 'OKKP',
        icon: 'okkp',
        to: '/okkp',
        description: 'Periksa registrasi, hasil uji, dan kompetensi petugas.',
      },
      {
        label: 'Pasar Pangan',
        icon: 'pasar',
        to: '/pasar',
        description: 'Temukan pasar yang rutin diuji dan dinilai kebersihannya.',
      },
    ],
  },
  ...publicVerbs,
  { label: 'Tentang', to: '/tentang' },
  { label: 'Kontak Kami', to: '/kontak' },
]

const dataTerbuka = { label: 'Data terbuka', to: '/data-terbuka' }

/** Pages beside each other within one service. The first group that holds a page is shown on it. */
const publicSubNavs: readonly { label: string; items: readonly { label: string; to: string }[] }[] = [
  {
    label: 'OKKP',
    items: [
      { label: 'Statistik', to: '/okkp' },
      { label: 'Cek registrasi', to: '/okkp/registrasi' },
      { label: 'Kompetensi SDM', to: '/okkp/sdm' },
      { label: 'Batas cemaran', to: '/okkp/batas-cemaran' },
      { label: 'Verifikasi', to: '/verifikasi' },
      dataTerbuka,
    ],
  },
  {
    label: 'Pasar Pangan',
    items: [{ label: 'Statistik', to: '/pasar' }, { label: 'Cari pasar', to: '/pasar/cari' }, dataTerbuka],
  },
]

const bareOf = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/'
const within = (path: string, to: string | undefined) =>
  to !== undefined && (path === to || (to !== '/' && path.startsWith(`${to}/`)))

/** Returns the entry of the top bar that a page belongs to. A verb comes before the service that holds its page. */
export function currentTopItem(path: string): PublicNavItem | undefined {
  const bare = bareOf(path)
  return (
    publicTopBar.find(({ to }) => within(bare, to)) ??
    publicTopBar.find(({ children }) => children?.some(({ to }) => within(bare, to)))
  )
}

/** Returns the sub-navigation of a public page, with its current entry. */
export function subNavOf(path: string) {
  const bare = bareOf(path)
  const group =
    publicSubNavs.find(({ items }) => items.some(({ to }) => to === bare)) ??
    publicSubNavs.find(({ items }) => items.slice(0, -1).some(({ to }) => within(bare, to)))
  if (!group) return undefined
  const current = group.items.find(({ to }) => to === bare)
  return { ...group, current: current?.to }
}

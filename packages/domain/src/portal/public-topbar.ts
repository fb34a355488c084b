import type { NavItem } from '../platform/wing.ts'

// This file is separate from the service switcher, because every public page needs it and only the staff UI needs the
// switcher.

export interface PublicNavItem extends NavItem {
  children?: readonly (NavItem & { description: string })[]
}

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
  { label: 'Tentang', to: '/tentang' },
  { label: 'Kontak Kami', to: '/kontak' },
]

import { okkpAdmins } from '../platform/roles.ts'
import { type Events, type NavGroup, type Permissions, recordEvents, type Tags } from '../platform/wing.ts'
import { pengelola } from './wing.ts'

// This file is separate from wing.ts, because every page loads wing.ts, but only the server and the staff UI need these
// values.

export const permissions = {
  'pasar.kelola': pengelola,
  'profil-pasar.baca': [...pengelola, 'OKKP_ADMIN_UJILAB'],
  'pendataan-okkp.kelola': okkpAdmins,
  /** The permission alone is not enough: `pedagang.policy.ts` also checks the collection (OKKP or markets). */
  'pedagang.kelola': [...pengelola, 'OKKP_ADMIN_UJILAB'],
} as const satisfies Permissions

export const sidebars = {
  pasar: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/pasar/admin' },
        {
          label: 'Pasar Pangan',
          icon: 'pasar',
          children: [
            { label: 'Data Pasar', to: '/pasar/admin/pasar' },
            { label: 'Profil Pasar', to: '/pasar/admin/profil' },
          ],
        },
        { label: 'Survei Program', icon: 'survei', to: '/pasar/admin/survei' },
        { label: 'Rapid Test', icon: 'pengujian', to: '/pasar/admin/pengujian' },
        { label: 'Pendataan', icon: 'pendataan', to: '/pasar/admin/pendataan' },
        { label: 'Sanitasi Higiene', icon: 'sanitasi', to: '/pasar/admin/higiene' },
        {
          label: 'Master Data',
          icon: 'master',
          children: [
            { label: 'Kuesioner', to: '/pasar/admin/data/kuesioner' },
            { label: 'SOP Sanitasi', to: '/pasar/admin/data/sop-sanitasi' },
          ],
        },
      ],
    },
  ],
} as const satisfies Record<string, readonly NavGroup[]>

export const events: Events = {
  'pasar.ekspor': 'Mengekspor data pasar',
  'profil-pasar.ekspor': 'Mengekspor profil pasar',
  'pedagang.ekspor': 'Mengekspor data pedagang',
  'pedagang.impor': 'Mengimpor data pedagang',
  'pedagang.impor.batal': 'Membatalkan impor data pedagang',
  'rapid-pasar.impor': 'Mengimpor rapid test pasar',
  'rapid-pasar.impor.batal': 'Membatalkan impor rapid test pasar',
  'rapid-pasar.ekspor': 'Mengekspor rapid test pasar',
  'survei.ekspor': 'Mengekspor survei program',
  'sanitasi.ekspor': 'Mengekspor penilaian sanitasi',
  'kunci-nik.putar': 'Memutar kunci penyegel NIK',
  ...recordEvents({
    pasar: 'pasar',
    'profil-pasar': 'profil pasar',
    pedagang: 'data pedagang',
    'kelompok-pedagang': 'kelompok pedagang',
    kuesioner: 'kuesioner survei',
    'sop-sanitasi': 'butir SOP sanitasi',
    survei: 'survei program',
    responden: 'jawaban responden',
    sanitasi: 'penilaian sanitasi',
    'rapid-pasar': 'rapid test pasar',
  }),
}

export const tags: Tags = {
  'pasar-pangan': 'Pasar pangan segar aman',
}

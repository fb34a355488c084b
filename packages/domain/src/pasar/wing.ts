import { okkpAdmins } from '../platform/roles.ts'
import {
  type Events,
  type Guards,
  type NavGroup,
  type Permissions,
  recordEvents,
  type ScreenRule,
  type SealedSecret,
  staffScreen,
  type Tags,
} from '../platform/wing.ts'

const pengelola = [...okkpAdmins.filter((role) => role !== 'OKKP_ADMIN_UJILAB'), 'OKPO_ADMIN'] as const

export const permissions = {
  'pasar.kelola': pengelola,
  'profil-pasar.baca': [...pengelola, 'OKKP_ADMIN_UJILAB'],
  'pendataan-okkp.kelola': okkpAdmins,
  /** Each collection of data (OKKP's, the markets') asks once more: `pedagang.policy.ts`. */
  'pedagang.kelola': [...pengelola, 'OKKP_ADMIN_UJILAB'],
} as const satisfies Permissions

export const guards = {
  'pasar/admin': [...pengelola, 'OKKP_ADMIN_UJILAB'],
  /** Menu entries that the lab admin, who reads profiles alone, does not see. */
  'pasar/pengelola': pengelola,
} as const satisfies Guards

export const screens: readonly ScreenRule[] = [
  staffScreen('/pasar/admin/data/*', 'okkp/admin'),
  staffScreen('/pasar/admin/*', 'pasar/admin'),
]

const guard = 'pasar/pengelola'

export const sidebars = {
  pasar: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/pasar/admin', guard },
        {
          label: 'Pasar Pangan',
          icon: 'pasar',
          children: [
            { label: 'Data Pasar', to: '/pasar/admin/pasar', guard },
            { label: 'Profil Pasar', to: '/pasar/admin/profil' },
          ],
        },
        { label: 'Survei Program', icon: 'survei', to: '/pasar/admin/survei', guard },
        { label: 'Rapid Test', icon: 'pengujian', to: '/pasar/admin/pengujian', guard },
        { label: 'Pendataan', icon: 'pendataan', to: '/pasar/admin/pendataan', guard },
        { label: 'Sanitasi Higiene', icon: 'sanitasi', to: '/pasar/admin/higiene', guard },
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
  }),
}

export const tags: Tags = {
  'pasar-pangan': 'Pasar pangan segar aman',
}

/** The keys under which the NIK of traders are sealed. */
export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'pasar.kunci_nik', column: 'kunci', purpose: 'kunci-nik' },
]

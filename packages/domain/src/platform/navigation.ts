import { backOfficeRoles, type Role, secretariatRoles } from './roles.ts'

/** Names of icons; the web holds the picture of each. */
export type NavIcon =
  | 'akun'
  | 'audit-dokumen'
  | 'audit-lapang'
  | 'beranda'
  | 'dashboard'
  | 'feedback'
  | 'izin'
  | 'keluar'
  | 'lampiran'
  | 'laporan'
  | 'log'
  | 'master'
  | 'okkp'
  | 'panduan'
  | 'pasar'
  | 'pendataan'
  | 'pengaturan'
  | 'pengujian'
  | 'permohonan'
  | 'perusahaan'
  | 'profil'
  | 'psat'
  | 'registrasi'
  | 'sanitasi'
  | 'sdm'
  | 'survei'
  | 'tambah'

export interface NavItem {
  label: string
  icon?: NavIcon
  /** Left out where the item only opens its children. */
  to?: string
  search?: Record<string, string>
  /** Other addresses for which this item stands. */
  also?: readonly string[]
  /** Left out where everyone who sees the sidebar sees the item. */
  roles?: readonly Role[]
  children?: readonly NavItem[]
  /** The one button on top of a sidebar. */
  primary?: true
  /** Name of a count that the screen may show beside the label. */
  badge?: string
}

export interface NavGroup {
  label?: string
  items: readonly NavItem[]
}

export type SidebarName = 'admin' | 'psat' | 'okkp' | 'pasar' | 'pelaku'

const pusat: readonly Role[] = ['SUPERADMIN', 'OKKP_ADMIN_PUSAT']
const labTesters: readonly Role[] = ['SUPERADMIN', 'OKKP_ADMIN_UJILAB', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_KOTA']
const qualityTesters: readonly Role[] = [...labTesters, 'OKKP_ADMIN_DAERAH']
const notLab = backOfficeRoles.filter((role) => role !== 'OKKP_ADMIN_UJILAB')
const desk: readonly Role[] = ['SUPERADMIN', ...secretariatRoles]
const auditors: readonly Role[] = ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR']

function licenceTabs(type: 'sppb_psat' | 'izin_edar_pl'): NavItem[] {
  const tab = (label: string, icon: NavIcon, name: string, allowed: readonly Role[]): NavItem => ({
    label,
    icon,
    to: `/psat/admin/perizinan/${type}`,
    search: { tab: name },
    roles: allowed,
    badge: `${type}.${name}`,
  })
  return [
    tab('Permohonan', 'permohonan', 'permohonan', desk),
    tab('Audit Dokumen', 'audit-dokumen', 'audit_dokumen', auditors),
    tab('Audit Lapang', 'audit-lapang', 'audit_lapang', auditors),
    tab('Lampiran Teknis', 'lampiran', 'lampiran_teknis', desk),
  ]
}

const sidebars: Record<SidebarName, readonly NavGroup[]> = {
  admin: [
    {
      items: [
        { label: 'Profil Saya', icon: 'profil', to: '/admin/profil' },
        {
          label: 'Kelola Semua Akun',
          icon: 'akun',
          to: '/admin/settings',
          also: ['/admin/user'],
          roles: ['SUPERADMIN'],
        },
        {
          label: 'Log Error',
          icon: 'log',
          to: '/admin/logs',
          also: ['/admin/jejak-audit'],
          roles: ['SUPERADMIN'],
        },
      ],
    },
  ],
  psat: [
    {
      items: [
        {
          label: 'Tambah Data',
          icon: 'tambah',
          to: '/psat/admin/perizinan/sppb_psat/add',
          roles: ['SUPERADMIN', 'SEKRETARIAT'],
          primary: true,
        },
      ],
    },
    { label: 'SPPB-PSAT', items: licenceTabs('sppb_psat') },
    { label: 'Izin Edar PSAT PL', items: licenceTabs('izin_edar_pl') },
    {
      label: 'Pengelolaan',
      items: [
        {
          label: 'Master Data',
          icon: 'master',
          roles: ['SUPERADMIN'],
          children: [
            { label: 'Auditor', to: '/psat/admin/data/auditor' },
            { label: 'PVTPP', to: '/psat/admin/data/pvtpp' },
            { label: 'Tenggat', to: '/psat/admin/data/tenggat' },
            { label: 'Hari Libur', to: '/psat/admin/data/hari-libur' },
            { label: 'Tarif PNBP', to: '/psat/admin/data/tarif' },
            { label: 'Daftar Periksa', to: '/psat/admin/data/ceklis' },
          ],
        },
        {
          label: 'Laporan',
          icon: 'laporan',
          to: '/psat/admin/report',
          // The guard of the report would send PVTPP away.
          roles: backOfficeRoles.filter((role) => role !== 'PVTPP'),
        },
      ],
    },
  ],
  okkp: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/okkp/admin' },
        { label: 'Registrasi & Sertifikat', icon: 'registrasi', to: '/okkp/admin/registrasi', roles: notLab },
        {
          label: 'Pengujian',
          icon: 'pengujian',
          roles: qualityTesters,
          children: [
            { label: 'Laboratorium', to: '/okkp/admin/lab/uji', roles: labTesters },
            { label: 'Rapid Test', to: '/okkp/admin/lab/rapid', roles: labTesters },
            { label: 'Mutu', to: '/okkp/admin/lab/mutu', roles: qualityTesters },
          ],
        },
        { label: 'Pendataan', icon: 'pendataan', to: '/okkp/admin/pendataan' },
        { label: 'Kompetensi SDM', icon: 'sdm', to: '/okkp/admin/sdm', roles: notLab },
        {
          label: 'Master Data',
          icon: 'master',
          roles: pusat,
          children: [
            { label: 'Komoditas', to: '/okkp/admin/data/komoditas' },
            { label: 'Jenis Registrasi', to: '/okkp/admin/data/jenis-registrasi' },
            { label: 'Jenis Sertifikat', to: '/okkp/admin/data/jenis-sertifikat' },
            { label: 'Jenis HC', to: '/okkp/admin/data/jenis-hc' },
            { label: 'Jenis Uji Lab', to: '/okkp/admin/data/uji' },
            { label: 'Jenis Rapid Test', to: '/okkp/admin/data/rapid' },
            { label: 'Parameter', to: '/okkp/admin/data/parameter' },
            { label: 'Provinsi', to: '/okkp/admin/data/provinsi' },
          ],
        },
        { label: 'Feedback', icon: 'feedback', to: '/okkp/admin/feedback', roles: pusat },
        { label: 'Pengaturan Akun', icon: 'pengaturan', to: '/okkp/admin/data/user', roles: ['SUPERADMIN'] },
        { label: 'Panduan Pengguna', icon: 'panduan', to: '/panduan/okkp' },
      ],
    },
  ],
  pasar: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/pasar/admin', roles: notLab },
        {
          label: 'Pasar Pangan',
          icon: 'pasar',
          children: [
            { label: 'Data Pasar', to: '/pasar/admin/pasar', roles: notLab },
            { label: 'Profil Pasar', to: '/pasar/admin/profil' },
          ],
        },
        { label: 'Survei Program', icon: 'survei', to: '/pasar/admin/survei', roles: notLab },
        { label: 'Rapid Test', icon: 'pengujian', to: '/pasar/admin/pengujian', roles: notLab },
        { label: 'Pendataan', icon: 'pendataan', to: '/pasar/admin/pendataan', roles: notLab },
        { label: 'Sanitasi Higiene', icon: 'sanitasi', to: '/pasar/admin/higiene', roles: notLab },
        {
          label: 'Master Data',
          icon: 'master',
          roles: pusat,
          children: [
            { label: 'Kuesioner', to: '/pasar/admin/data/kuesioner' },
            { label: 'SOP Sanitasi', to: '/pasar/admin/data/sop-sanitasi' },
          ],
        },
      ],
    },
  ],
  pelaku: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/' },
        { label: 'Data Pelaku Usaha', icon: 'perusahaan', to: '/profil' },
      ],
    },
  ],
}

/** The sidebar as one role sees it; groups and parents left without an item are dropped. */
export function sidebarOf(name: SidebarName, role: Role): NavGroup[] {
  return sidebars[name]
    .map((group) => ({ ...group, items: visibleItems(group.items, role) }))
    .filter((group) => group.items.length > 0)
}

/** Operators find their izin edar area only once an issued SPPB exists. */
export function operatorSidebar(hasIssuedSppb: boolean): NavGroup[] {
  const link: NavItem = { label: 'Izin Edar', icon: 'izin', to: '/perizinan/edar' }
  const groups = sidebarOf('pelaku', 'PELAKU_USAHA')
  return hasIssuedSppb ? [...groups, { items: [link] }] : groups
}

function visibleItems(items: readonly NavItem[], role: Role): NavItem[] {
  return items
    .filter((item) => !item.roles || item.roles.includes(role))
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, role) } : item))
    .filter((item) => item.to !== undefined || (item.children?.length ?? 0) > 0)
}

import { okkpAdmins, type Role } from '../platform/roles.ts'
import { type Guards, type Permissions, type ScreenRule, staffScreen } from '../platform/wing.ts'

const without = (...left: Role[]): readonly Role[] => okkpAdmins.filter((role) => !left.includes(role))

export const permissions = {
  'master.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'registrasi.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
  'uji-lab.kelola': without('OKKP_ADMIN_DAERAH'),
  'rapid-test.kelola': without('OKKP_ADMIN_DAERAH'),
  'uji-mutu.kelola': okkpAdmins,
  /** The follow-up of positive rapid tests: each end reads it, the offices of the region close it. */
  'tindak-lanjut.lihat': [...okkpAdmins, 'OKPO_ADMIN'],
  'tindak-lanjut.kelola': without('OKKP_ADMIN_UJILAB'),
  /** The desks of imports and exports; each kind of file asks for its own permission as well. */
  'berkas-okkp.pakai': okkpAdmins,
  'sdm.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
  'sdm.taut': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'penilaian.baca': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
} as const satisfies Permissions

export const guards = {
  'okkp/admin-all': okkpAdmins,
  'okkp/admin-daerah': without('OKKP_ADMIN_UJILAB'),
  'okkp/admin-kota': without('OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_UJILAB'),
  'okkp/admin-lab': without('OKKP_ADMIN_DAERAH'),
  'okkp/admin': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
} as const satisfies Guards

export const screens: readonly ScreenRule[] = [
  staffScreen('/okkp/admin/data/user/*', 'superadmin'),
  staffScreen('/okkp/admin/data/*', 'okkp/admin'),
  staffScreen('/okkp/admin/feedback/*', 'okkp/admin'),
  staffScreen('/okkp/admin/registrasi/*', 'okkp/admin-daerah'),
  staffScreen('/okkp/admin/sdm/*', 'okkp/admin-daerah'),
  staffScreen('/okkp/admin/lab/uji/*', 'okkp/admin-lab'),
  staffScreen('/okkp/admin/lab/rapid/*', 'okkp/admin-lab'),
  staffScreen('/okkp/admin/*', 'okkp/admin-all'),
]

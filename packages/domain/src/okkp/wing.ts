import { okkpAdmins, type Role } from '../platform/roles.ts'
import { type Guards, type ScreenRule, staffScreen } from '../platform/wing.ts'

export const without = (...left: Role[]): readonly Role[] => okkpAdmins.filter((role) => !left.includes(role))

export const guards = {
  'okkp/admin-all': okkpAdmins,
  'okkp/admin-daerah': without('OKKP_ADMIN_UJILAB'),
  'okkp/admin-kota': without('OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_UJILAB'),
  'okkp/admin-lab': without('OKKP_ADMIN_DAERAH'),
  'okkp/peringatan': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH'],
  'okkp/admin': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
} as const satisfies Guards

export const screens: readonly ScreenRule[] = [
  staffScreen('/okkp/admin/data/user/*', 'superadmin'),
  staffScreen('/okkp/admin/data/*', 'okkp/admin'),
  staffScreen('/okkp/admin/feedback/*', 'okkp/admin'),
  staffScreen('/okkp/admin/pengaduan/*', 'okkp/admin-daerah'),
  staffScreen('/okkp/admin/peringatan/*', 'okkp/peringatan'),
  staffScreen('/okkp/admin/registrasi/*', 'okkp/admin-daerah'),
  staffScreen('/okkp/admin/sdm/*', 'okkp/admin-daerah'),
  staffScreen('/okkp/admin/lab/uji/*', 'okkp/admin-lab'),
  staffScreen('/okkp/admin/lab/rapid/*', 'okkp/admin-lab'),
  staffScreen('/okkp/admin/*', 'okkp/admin-all'),
]

import { okkpAdmins } from '../platform/roles.ts'
import {
  type Guards,
  type Permissions,
  type ScreenRule,
  type SealedSecret,
  staffScreen,
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

/** The keys under which the NIK of traders are sealed. */
export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'pasar.kunci_nik', column: 'kunci', purpose: 'kunci-nik' },
]

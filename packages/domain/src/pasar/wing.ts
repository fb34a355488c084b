import { okkpAdmins } from '../platform/roles.ts'
import { type Guards, type ScreenRule, type SealedSecret, staffScreen } from '../platform/wing.ts'

export const pengelola = [...okkpAdmins.filter((role) => role !== 'OKKP_ADMIN_UJILAB'), 'OKPO_ADMIN'] as const

export const guards = {
  'pasar/admin': [...pengelola, 'OKKP_ADMIN_UJILAB'],
} as const satisfies Guards

/** Lab admins may only read market profiles, so other market pages redirect there. */
const elsewhere = { OKKP_ADMIN_UJILAB: '/pasar/admin/profil' } as const

export const screens: readonly ScreenRule[] = [
  staffScreen('/pasar/admin/profil/*', 'pasar/admin'),
  { ...staffScreen('/pasar/admin/data/*', 'okkp/admin'), elsewhere },
  { ...staffScreen('/pasar/admin/*', 'pasar/admin'), elsewhere },
]

/** Keys that seal the NIK of traders. */
export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'pasar.kunci_nik', column: 'kunci', purpose: 'kunci-nik' },
]

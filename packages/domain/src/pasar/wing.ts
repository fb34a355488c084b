import { okkpAdmins } from '../platform/roles.ts'
import { type Guards, type ScreenRule, type SealedSecret, staffScreen } from '../platform/wing.ts'

export const pengelola = [...okkpAdmins.filter((role) => role !== 'OKKP_ADMIN_UJILAB'), 'OKPO_ADMIN'] as const

export const guards = {
  'pasar/admin': [...pengelola, 'OKKP_ADMIN_UJILAB'],
} as const satisfies Guards

/** The lab admin reads the profiles of markets alone. */
const elsewhere = { OKKP_ADMIN_UJILAB: '/pasar/admin/profil' } as const

export const screens: readonly ScreenRule[] = [
  staffScreen('/pasar/admin/profil/*', 'pasar/admin'),
  { ...staffScreen('/pasar/admin/data/*', 'okkp/admin'), elsewhere },
  { ...staffScreen('/pasar/admin/*', 'pasar/admin'), elsewhere },
]

/** The keys under which the NIK of traders are sealed. */
export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'pasar.kunci_nik', column: 'kunci', purpose: 'kunci-nik' },
]

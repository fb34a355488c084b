import { okkpAdmins } from '../platform/roles.ts'
import { type Guards, type ScreenRule, type SealedSecret, staffScreen } from '../platform/wing.ts'

export const pengelola = [...okkpAdmins.filter((role) => role !== 'OKKP_ADMIN_UJILAB'), 'OKPO_ADMIN'] as const

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

import { backOfficeRoles } from '../platform/roles.ts'
import { type Guards, openScreen, type ScreenRule, type SealedSecret, staffScreen } from '../platform/wing.ts'

export const guards = {
  admin: backOfficeRoles,
  superadmin: ['SUPERADMIN'],
  'integrasi-oss': ['SUPERADMIN', 'SEKRETARIAT'],
} as const satisfies Guards

export const screens: readonly ScreenRule[] = [
  openScreen('/login', 'login'),
  openScreen('/admin/login', 'login'),
  staffScreen('/admin/oss/*', 'integrasi-oss'),
  staffScreen('/admin/logs/*', 'superadmin'),
  staffScreen('/admin/settings/*', 'superadmin'),
  staffScreen('/admin/user/*', 'superadmin'),
  staffScreen('/admin/jejak-audit/*', 'superadmin'),
  staffScreen('/admin/*', 'admin'),
]

export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'akun.pengguna', column: 'totp_rahasia', purpose: 'totp' },
]

import { backOfficeRoles, roles, secretariatRoles } from '../platform/roles.ts'
import {
  type Guards,
  openScreen,
  type Permissions,
  type ScreenRule,
  type SealedSecret,
  staffScreen,
} from '../platform/wing.ts'

export const permissions = {
  'akun.sendiri': roles,
  'akun.sandi': roles,
  'akun.kelola': ['SUPERADMIN'],
  'akun.petugas.baca': ['SUPERADMIN', ...secretariatRoles],
  'akun.pelaku-usaha.baca': ['SUPERADMIN', 'SEKRETARIAT'],
  'akun.kolega': ['SUPERADMIN', 'PELAKU_USAHA'],
  'akun.profil-usaha': ['PELAKU_USAHA', 'SUPERADMIN', 'SEKRETARIAT'],
  'notifikasi.sendiri': roles,
  'beranda.petugas': backOfficeRoles,
  'berkas.unggah': roles,
  'log.baca': ['SUPERADMIN'],
  'jejak-audit.baca': ['SUPERADMIN'],
} as const satisfies Permissions

export const guards = {
  admin: backOfficeRoles,
  superadmin: ['SUPERADMIN'],
} as const satisfies Guards

export const screens: readonly ScreenRule[] = [
  openScreen('/login', 'login'),
  openScreen('/admin/login', 'login'),
  staffScreen('/admin/logs/*', 'superadmin'),
  staffScreen('/admin/settings/*', 'superadmin'),
  staffScreen('/admin/user/*', 'superadmin'),
  staffScreen('/admin/jejak-audit/*', 'superadmin'),
  staffScreen('/admin/*', 'admin'),
]

export const sealedSecrets: readonly SealedSecret[] = [
  { table: 'akun.pengguna', column: 'totp_rahasia', purpose: 'totp' },
]

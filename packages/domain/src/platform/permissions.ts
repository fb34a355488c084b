import { backOfficeRoles, psatStaff, type Role, roles, secretariatRoles } from './roles.ts'

/**
 * Role → permission, the one table behind every route and every screen. A route names a permission (or
 * 'publik'); whether a single record may be touched is the business of that record's policy and scope.
 */
const table = {
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
  'master.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'psat.ajukan': ['PELAKU_USAHA', 'SUPERADMIN', 'SEKRETARIAT'],
  'psat.milik-sendiri': ['PELAKU_USAHA'],
  'psat.undang-pemilik': ['SUPERADMIN', 'SEKRETARIAT'],
  'psat.baca': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'psat.daftar': ['PVTPP', ...psatStaff],
  'psat.langkah': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'psat.tunjuk': ['SUPERADMIN', 'KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT'],
  'psat.periksa': ['PVTPP', ...psatStaff],
  'psat.terbitkan': ['SUPERADMIN', 'SEKRETARIAT'],
  'psat.ringkasan': psatStaff,
  'psat.benturan': ['AUDITOR', 'LEAD_AUDITOR'],
  'psat.master.baca': ['PVTPP', ...psatStaff],
  'psat.master.kelola': ['SUPERADMIN'],
  'oss.izin.baca': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'registrasi.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof table
export type Access = Permission | 'publik'

export const permissions = Object.keys(table) as Permission[]

export function rolesWith(permission: Permission): readonly Role[] {
  return table[permission]
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role)
}

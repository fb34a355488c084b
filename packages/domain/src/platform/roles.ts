/** The thirteen roles of the specification (section 6). Only PELAKU_USAHA is not a back-office role. */
export const roles = [
  'SUPERADMIN',
  'AUDITOR',
  'LEAD_AUDITOR',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
  'OKKP_ADMIN_PUSAT',
  'OKKP_ADMIN_DAERAH',
  'OKKP_ADMIN_KOTA',
  'OKKP_ADMIN_UJILAB',
  'OKPO_ADMIN',
  'PVTPP',
  'PELAKU_USAHA',
] as const

export type Role = (typeof roles)[number]

export const backOfficeRoles: readonly Role[] = roles.filter((role) => role !== 'PELAKU_USAHA')

export const secretariatRoles: readonly Role[] = [
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
]

/** All staff who work on licence files, except the technical committee. */
export const psatStaff: readonly Role[] = ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR', ...secretariatRoles]

export const okkpAdmins: readonly Role[] = [
  'SUPERADMIN',
  'OKKP_ADMIN_PUSAT',
  'OKKP_ADMIN_DAERAH',
  'OKKP_ADMIN_KOTA',
  'OKKP_ADMIN_UJILAB',
]

/** Region that an account of this role must have. Every account form follows this table. */
export type RegionNeed = 'tidak ada' | 'provinsi' | 'kota' | 'provinsi atau kota'

export const regionNeeds: Record<Role, RegionNeed> = {
  SUPERADMIN: 'tidak ada',
  AUDITOR: 'tidak ada',
  LEAD_AUDITOR: 'tidak ada',
  SEKRETARIAT: 'tidak ada',
  KOORDINATOR_SEKRETARIAT: 'tidak ada',
  SUBKOORDINATOR_SEKRETARIAT: 'tidak ada',
  OKKP_ADMIN_PUSAT: 'tidak ada',
  OKKP_ADMIN_DAERAH: 'provinsi',
  OKKP_ADMIN_KOTA: 'kota',
  OKKP_ADMIN_UJILAB: 'provinsi',
  OKPO_ADMIN: 'provinsi atau kota',
  PVTPP: 'tidak ada',
  PELAKU_USAHA: 'tidak ada',
}

/** Returns the role for use in a URL: the page of its guide and the picture on it. */
export const roleSlug = (role: Role): string => role.toLowerCase().replaceAll('_', '-')

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (roles as readonly string[]).includes(value)
}

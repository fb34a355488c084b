/** The thirteen roles of the specification (section 6). PELAKU_USAHA is the only one outside the back office. */
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

/** Everybody who works on licence files, but for the technical committee. */
export const psatStaff: readonly Role[] = ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR', ...secretariatRoles]

export const okkpAdmins: readonly Role[] = [
  'SUPERADMIN',
  'OKKP_ADMIN_PUSAT',
  'OKKP_ADMIN_DAERAH',
  'OKKP_ADMIN_KOTA',
  'OKKP_ADMIN_UJILAB',
]

/** Which region an account of this role must carry; it follows the role in every account form. */
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

/** A role in an address: the page of its guide, and the picture on it. */
export const roleSlug = (role: Role): string => role.toLowerCase().replaceAll('_', '-')

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (roles as readonly string[]).includes(value)
}

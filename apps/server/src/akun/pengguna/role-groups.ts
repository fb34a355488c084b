import type { Role } from '@portal/domain/platform/roles'

/** Roles that the secretariat may look up: the auditors it assigns and the technical committee. */
export const psatTeamRoles: readonly Role[] = ['AUDITOR', 'LEAD_AUDITOR', 'PVTPP']

export const okkpAccountRoles: readonly Role[] = [
  'OKKP_ADMIN_PUSAT',
  'OKKP_ADMIN_DAERAH',
  'OKKP_ADMIN_KOTA',
  'OKKP_ADMIN_UJILAB',
  'OKPO_ADMIN',
]

/** Role groups that /api/user/index/sekretariat accepts in addition to single roles. */
export const staffGroups = {
  list: [...psatTeamRoles, 'SUPERADMIN'],
  'list-okkp': [...okkpAccountRoles, 'SUPERADMIN'],
} as const satisfies Record<string, readonly Role[]>

import type { Role } from '@portal/domain/platform/roles'

/** Whom the secretariat may look up: the people it assigns and the committee. */
export const psatTeamRoles: readonly Role[] = ['AUDITOR', 'LEAD_AUDITOR', 'PVTPP']

export const okkpAccountRoles: readonly Role[] = [
  'OKKP_ADMIN_PUSAT',
  'OKKP_ADMIN_DAERAH',
  'OKKP_ADMIN_KOTA',
  'OKKP_ADMIN_UJILAB',
  'OKPO_ADMIN',
]

/** The groups that /api/user/index/sekretariat knows besides single roles. */
export const staffGroups = {
  list: [...psatTeamRoles, 'SUPERADMIN'],
  'list-okkp': [...okkpAccountRoles, 'SUPERADMIN'],
} as const satisfies Record<string, readonly Role[]>

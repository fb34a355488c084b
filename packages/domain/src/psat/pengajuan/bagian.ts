import { z } from 'zod'
import { fieldError } from '../../platform/errors.ts'
import { roleLabels } from '../../platform/role-labels.ts'
import type { Role } from '../../platform/roles.ts'

export const peranPsat = [
  'SUPERADMIN',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
  'AUDITOR',
  'LEAD_AUDITOR',
  'PVTPP',
  'PELAKU_USAHA',
] as const satisfies Role[]
export type PeranPsat = (typeof peranPsat)[number]

/** Filter for files in which an account has a part, and in which part. `all` or an empty value means everybody. */
export const bagianQuery = {
  user: z.string().trim().max(100).optional(),
  role: z
    .union([z.enum(peranPsat), z.literal('').transform(() => undefined)], {
      error: `Isi salah satu: ${peranPsat.join(', ')}.`,
    })
    .optional(),
}

const auditors: readonly Role[] = ['AUDITOR', 'LEAD_AUDITOR']

/** Refuses a role that is not the account's own. Leads and members of a team both count as auditors. */
export function refuseOtherPart(akun: { role: Role }, peran: PeranPsat): void {
  if (akun.role === peran || (auditors.includes(akun.role) && auditors.includes(peran))) return
  throw fieldError('role', `Akun ini berperan ${roleLabels[akun.role]}, bukan ${roleLabels[peran]}.`)
}

import { z } from 'zod'
import { fieldError } from '../../platform/errors.ts'
import { roleLabels } from '../../platform/role-labels.ts'
import type { Role } from '../../platform/roles.ts'

/** The roles that have a part in licence files. */
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

/** Whose files: those in which this account has a part, and in which part; `all` and nothing mean everybody. */
export const bagianQuery = {
  user: z.string().trim().max(100).optional(),
  role: z
    .union([z.enum(peranPsat), z.literal('').transform(() => undefined)], {
      error: `Isi salah satu: ${peranPsat.join(', ')}.`,
    })
    .optional(),
}

const auditors: readonly Role[] = ['AUDITOR', 'LEAD_AUDITOR']

/** Leads and members of a team are both auditors; any other part belongs to one role. */
export function refuseOtherPart(akun: { role: Role }, peran: PeranPsat): void {
  if (akun.role === peran || (auditors.includes(akun.role) && auditors.includes(peran))) return
  throw fieldError('role', `Akun ini berperan ${roleLabels[akun.role]}, bukan ${roleLabels[peran]}.`)
}

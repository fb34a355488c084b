import type { Role } from '../platform/roles.ts'
import type { Actor, Holder } from '../platform/workflow.ts'

export interface TimAudit {
  lead: number
  auditor: readonly number[]
}

export interface AktorPsat extends Actor {
  perusahaan_id: number | null
}

/** Whose file it is and who audits it. */
export interface Penugasan {
  perusahaan_id: number
  tim: TimAudit | null
}

/** SUPERADMIN may do every staff step, but is not asked to. */
const deputies: readonly Role[] = ['SUPERADMIN']

export const pemegang = {
  pemohon: {
    label: 'Pelaku usaha',
    roles: ['PELAKU_USAHA'],
    within: (file, actor) => actor.perusahaan_id === file.perusahaan_id,
  },
  sekretariat: { label: 'Sekretariat', roles: ['SEKRETARIAT'], deputies },
  koordinator: {
    label: 'Koordinator atau subkoordinator',
    roles: ['KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT'],
    deputies,
  },
  tim: {
    label: 'Tim audit',
    roles: ['AUDITOR', 'LEAD_AUDITOR'],
    deputies,
    within: ({ tim }, { id }) => tim !== null && (tim.lead === id || tim.auditor.includes(id)),
  },
  ketua_tim: {
    label: 'Ketua tim audit',
    roles: ['LEAD_AUDITOR'],
    deputies,
    within: ({ tim }, { id }) => tim?.lead === id,
  },
  /** Committee team 1 is every active PVTPP account (specification, section 9). */
  komtek: { label: 'Komisi teknis (PVTPP)', roles: ['PVTPP'], deputies },
} satisfies Record<string, Holder<Penugasan, AktorPsat>>

export type Pemegang = keyof typeof pemegang

import type { Role } from '../../platform/roles.ts'
import type { Actor, Holder } from '../../platform/workflow/workflow.ts'

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

export interface PemegangPsat extends Holder<Penugasan, AktorPsat> {
  /** The people of the file who hold it; without, everyone with the role. */
  people?: (file: Penugasan) => readonly number[]
  /** The company of the file, whoever of its accounts. */
  company?: (file: Penugasan) => number
}

const anggota = (tim: TimAudit | null) => (tim ? [tim.lead, ...tim.auditor] : [])
const ketua = (tim: TimAudit | null) => (tim ? [tim.lead] : [])

/** SUPERADMIN may do every staff step, but is not asked to. */
const deputies: readonly Role[] = ['SUPERADMIN']

export const pemegang = {
  pemohon: {
    label: 'Pelaku usaha',
    roles: ['PELAKU_USAHA'],
    company: ({ perusahaan_id }) => perusahaan_id,
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
    people: ({ tim }) => anggota(tim),
    within: ({ tim }, { id }) => anggota(tim).includes(id),
  },
  ketua_tim: {
    label: 'Ketua tim audit',
    roles: ['LEAD_AUDITOR'],
    deputies,
    people: ({ tim }) => ketua(tim),
    within: ({ tim }, { id }) => ketua(tim).includes(id),
  },
  /** Committee team 1 is every active PVTPP account (specification, section 9). */
  komtek: { label: 'Komisi teknis (PVTPP)', roles: ['PVTPP'], deputies },
} satisfies Record<string, PemegangPsat>

export type Pemegang = keyof typeof pemegang

/** Who is told in a holder's place; deputies are not asked. */
export type Penerima =
  | { perusahaanId: number }
  | { penggunaIds: readonly number[] }
  | { roles: readonly Role[] }

export function penerimaOf({ company, people, roles }: PemegangPsat, file: Penugasan): Penerima {
  if (company) return { perusahaanId: company(file) }
  return people ? { penggunaIds: people(file) } : { roles }
}

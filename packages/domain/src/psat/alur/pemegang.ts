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

/** The part of a file that makes somebody its holder, besides the role. */
export type BagianBerkas = 'perusahaan' | 'tim' | 'ketua' | 'anggota'

export interface PemegangPsat extends Holder<Penugasan, AktorPsat> {
  /** Without it, everyone with the role. */
  bagian?: BagianBerkas
}

const orang: Record<Exclude<BagianBerkas, 'perusahaan'>, (tim: TimAudit) => readonly number[]> = {
  tim: ({ lead, auditor }) => [lead, ...auditor],
  ketua: ({ lead }) => [lead],
  anggota: ({ auditor }) => auditor,
}

const orangOf = (bagian: keyof typeof orang, { tim }: Penugasan) => (tim ? orang[bagian](tim) : [])

/** Narrows a holder to those who have this part in the file. */
export function partOf(bagian: BagianBerkas) {
  const within = (file: Penugasan, { id, perusahaan_id }: AktorPsat): boolean =>
    bagian === 'perusahaan' ? perusahaan_id === file.perusahaan_id : orangOf(bagian, file).includes(id)
  return { bagian, within }
}

/** SUPERADMIN may do every staff step, but is not asked to. */
const deputies: readonly Role[] = ['SUPERADMIN']

export const pemegang = {
  pemohon: {
    label: 'Pelaku usaha',
    roles: ['PELAKU_USAHA'],
    ...partOf('perusahaan'),
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
    ...partOf('tim'),
  },
  ketua_tim: {
    label: 'Ketua tim audit',
    roles: ['LEAD_AUDITOR'],
    deputies,
    ...partOf('ketua'),
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

export function penerimaOf({ bagian, roles }: PemegangPsat, file: Penugasan): Penerima {
  if (bagian === undefined) return { roles }
  return bagian === 'perusahaan'
    ? { perusahaanId: file.perusahaan_id }
    : { penggunaIds: orangOf(bagian, file) }
}

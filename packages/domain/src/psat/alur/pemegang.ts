import { type Role, secretariatRoles } from '../../platform/roles.ts'
import type { Actor, Diwakili, Holder } from '../../platform/workflow/workflow.ts'

export interface TimAudit {
  lead: number
  auditor: readonly number[]
}

export interface AktorPsat extends Actor {
  perusahaan_id: number | null
}

export interface Penugasan {
  perusahaan_id: number
  /** New owner, for a transfer. */
  perusahaan_baru_id?: number | null
  tim: TimAudit | null
  /** Secretariat accounts that have taken a step on the file. */
  penangan?: readonly number[]
}

/** Part in a file that makes an account its holder, in addition to the role. */
export type BagianBerkas = 'perusahaan' | 'tim' | 'ketua' | 'anggota'

export interface PemegangPsat extends Holder<Penugasan, AktorPsat> {
  /** Without a part, every account with the role is a holder. */
  bagian?: BagianBerkas
}

const orang: Record<Exclude<BagianBerkas, 'perusahaan'>, (tim: TimAudit) => readonly number[]> = {
  tim: ({ lead, auditor }) => [lead, ...auditor],
  ketua: ({ lead }) => [lead],
  anggota: ({ auditor }) => auditor,
}

const orangOf = (bagian: keyof typeof orang, { tim }: Penugasan) => (tim ? orang[bagian](tim) : [])

/**
 * Whether the deputy declared a conflict with a company of the file. Such a deputy may neither read the file nor act on
 * it.
 */
export function denganBenturan(
  { kecuali = [] }: Diwakili,
  { perusahaan_id, perusahaan_baru_id }: Pick<Penugasan, 'perusahaan_id' | 'perusahaan_baru_id'>,
): boolean {
  return kecuali.some((perusahaan) => perusahaan === perusahaan_id || perusahaan === perusahaan_baru_id)
}

/** Returns the absent person whose part the account takes, unless the account declared a conflict. */
function diwakiliDari(
  people: readonly number[],
  file: Penugasan,
  { mewakili = [] }: AktorPsat,
): Diwakili | undefined {
  return mewakili.find((absent) => people.includes(absent.id) && !denganBenturan(absent, file))
}

/** Limits a holder to people with this part in the file, and to their deputies without a part of their own. */
export function partOf(bagian: BagianBerkas) {
  const within = (file: Penugasan, actor: AktorPsat): boolean => {
    if (bagian === 'perusahaan') return actor.perusahaan_id === file.perusahaan_id
    const people = orangOf(bagian, file)
    if (people.includes(actor.id)) return true
    // One person never has two parts in a file, not even as a deputy.
    return !orangOf('tim', file).includes(actor.id) && diwakiliDari(people, file, actor) !== undefined
  }
  return { bagian, within }
}

/**
 * Returns the absent person whom the account represents on a file, or null if the file is its own. Files have no
 * individual committee members, so a deputy with role PVTPP always acts for the absent member.
 */
export function diwakiliOf(file: Penugasan, actor: AktorPsat): Diwakili | null {
  if (actor.role === 'PVTPP') return actor.mewakili?.[0] ?? null
  const people = secretariatRoles.includes(actor.role) ? (file.penangan ?? []) : orangOf('tim', file)
  return people.includes(actor.id) ? null : (diwakiliDari(people, file, actor) ?? null)
}

/** SUPERADMIN may take every staff step, but no file waits for a SUPERADMIN. */
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
    label: 'Lead auditor',
    roles: ['LEAD_AUDITOR'],
    deputies,
    ...partOf('ketua'),
  },
  /** Committee team 1 consists of every active PVTPP account (specification, section 9). */
  komtek: { label: 'Komisi teknis (PVTPP)', roles: ['PVTPP'], deputies },
} satisfies Record<string, PemegangPsat>

export type Pemegang = keyof typeof pemegang

/** Recipients of a holder's notifications. Deputies (SUPERADMIN) receive none. */
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

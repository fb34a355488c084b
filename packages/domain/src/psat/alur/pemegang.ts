import { type Role, secretariatRoles } from '../../platform/roles.ts'
import type { Actor, Diwakili, Holder } from '../../platform/workflow/workflow.ts'

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
  /** In a transfer. */
  perusahaan_baru_id?: number | null
  tim: TimAudit | null
  /** Of the secretariat: who has taken steps with it. */
  penangan?: readonly number[]
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

/** Whether the deputy declared a conflict with a company of the file: then he neither reads nor acts in this place. */
export function denganBenturan(
  { kecuali = [] }: Diwakili,
  { perusahaan_id, perusahaan_baru_id }: Pick<Penugasan, 'perusahaan_id' | 'perusahaan_baru_id'>,
): boolean {
  return kecuali.some((perusahaan) => perusahaan === perusahaan_id || perusahaan === perusahaan_baru_id)
}

/** Somebody on leave whose part an account takes: where it has none of its own, and declared no conflict. */
function diwakiliDari(
  people: readonly number[],
  file: Penugasan,
  { mewakili = [] }: AktorPsat,
): Diwakili | undefined {
  return mewakili.find((absent) => people.includes(absent.id) && !denganBenturan(absent, file))
}

/** Narrows a holder to those who have this part in the file, and to deputies of theirs who have none. */
export function partOf(bagian: BagianBerkas) {
  const within = (file: Penugasan, actor: AktorPsat): boolean => {
    if (bagian === 'perusahaan') return actor.perusahaan_id === file.perusahaan_id
    const people = orangOf(bagian, file)
    if (people.includes(actor.id)) return true
    // One person never has two parts in a file, not even in another's place.
    return !orangOf('tim', file).includes(actor.id) && diwakiliDari(people, file, actor) !== undefined
  }
  return { bagian, within }
}

/**
 * In whose place an account works on a file: somebody on leave whose file it is, where it is not the account's own. Files
 * of the secretariat are those it has taken steps with; the committee has none, so its member's deputy speaks for both.
 */
export function diwakiliOf(file: Penugasan, actor: AktorPsat): Diwakili | null {
  if (actor.role === 'PVTPP') return actor.mewakili?.[0] ?? null
  const people = secretariatRoles.includes(actor.role) ? (file.penangan ?? []) : orangOf('tim', file)
  return people.includes(actor.id) ? null : (diwakiliDari(people, file, actor) ?? null)
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

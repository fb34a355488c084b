import type { Role } from '../../platform/roles.ts'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { Akhir, TabelAlur, TahapAlur } from '../alur/alur.ts'
import { semuaAlur, tahapAkhir, tahapSemua } from '../alur/semua-alur.ts'
import type { StatusLangkah } from '../sekretariat/langkah-sekretariat.ts'
import type { TabDaftar } from './daftar.contract.ts'

type StatusTahap = Exclude<StatusLangkah, 'Dalam Proses'>

const akhirTab: Partial<Record<TabDaftar, Akhir>> = { terbit: 'terbit', ditolak: 'tms' }

/** Whether the role holds the stage, or is a deputy of its holder. */
function holds({ pemegang }: TabelAlur, { turn }: TahapAlur, role: Role): boolean {
  return turn.some((nama) => {
    const holder = pemegang[nama]
    return holder?.roles.includes(role) || holder?.deputies?.includes(role)
  })
}

/**
 * Returns the stage keys of a tab. The tab "terbit" contains a running stage that only lacks the certificate. Only the
 * holders of that stage see it there; for all others the tab shows issued files.
 */
export function tahapTab(tab: Exclude<TabDaftar, 'semua'>, role: Role): string[] {
  const keys = semuaAlur().flatMap((alur) =>
    entriesOf(alur.tahap)
      .filter(([, place]) => place.tab === tab)
      .filter(([, place]) => !akhirTab[tab] || place.ends || holds(alur, place, role))
      .map(([key]) => key),
  )
  return [...new Set(keys)]
}

/** Whether the tab has running files. Deadlines apply only to running files. */
export function berjalan(tab: TabDaftar, role: Role): boolean {
  if (tab === 'semua') return true
  const running = tahapAkhir(undefined)
  return tahapTab(tab, role).some((key) => running.includes(key))
}

/** Outcome names that API clients use, independent of the name of the last stage. */
const keluaran: ReadonlyMap<string, Akhir> = new Map([
  ['complete', 'terbit'],
  ['reject', 'tms'],
])

const tahapKode = (kode: number) => tahapSemua(({ code }) => code === kode)
/** Stage code for an unknown process (specification, section 4). */
const kodeBawaan = 10

function tahapProses(process: string): string[] {
  const akhir = keluaran.get(process)
  if (akhir) return tahapAkhir(akhir)
  if (tahapSemua(() => true).includes(process)) return [process]
  const named = tahapKode(Number(process))
  return named.length > 0 ? named : tahapKode(kodeBawaan)
}

/** Resolves `process` of a request: stage keys or codes of both tracks. Returns undefined if it names none. */
export function tahapDiminta(process: string | undefined): string[] | undefined {
  const names = (process ?? '').split(',').map((name) => name.trim())
  const asked = names.filter(Boolean)
  return asked.length > 0 ? [...new Set(asked.flatMap(tahapProses))] : undefined
}

const isPerbaikan = ({ tugas }: TahapAlur) => tugas?.hitung === 'temuan'

const adaDi: Record<StatusTahap, (tahap: TahapAlur) => boolean> = {
  accept: ({ ends }) => ends === 'terbit',
  reject: ({ ends }) => ends === 'tms',
  revision: isPerbaikan,
  review: (tahap) => !tahap.ends && !isPerbaikan(tahap),
}

/** Returns the stages with this step status. Each stage has exactly one status. */
export const tahapStatus = (status: StatusTahap): string[] => tahapSemua(adaDi[status])

/** Forms that record a hearing of the committee, on both tracks. */
const formSidang = new Set(['sidang', 'keputusanKomtek'])

/** Returns the stages at which a file waits for a hearing (the agenda). */
export function tahapSidang(): string[] {
  const stages = semuaAlur().flatMap(({ workflow }) =>
    Object.values(workflow.actions).flatMap(({ form, from }) => (formSidang.has(form) ? from : [])),
  )
  return [...new Set(stages)]
}

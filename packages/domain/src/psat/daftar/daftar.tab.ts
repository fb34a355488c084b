import type { Role } from '../../platform/roles.ts'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { Akhir, TabelAlur, TahapAlur } from '../alur/alur.ts'
import { semuaAlur, tahapAkhir, tahapSemua } from '../alur/semua-alur.ts'
import type { StatusLangkah } from '../sekretariat/langkah-sekretariat.ts'
import type { TabDaftar } from './daftar.contract.ts'

type StatusTahap = Exclude<StatusLangkah, 'Dalam Proses'>

const akhirTab: Partial<Record<TabDaftar, Akhir>> = { terbit: 'terbit', ditolak: 'tms' }

/** Whoever holds the stage, or stands in for its holder. */
function holds({ pemegang }: TabelAlur, { turn }: TahapAlur, role: Role): boolean {
  return turn.some((nama) => {
    const holder = pemegang[nama]
    return holder?.roles.includes(role) || holder?.deputies?.includes(role)
  })
}

/**
 * Stage keys of each tab. A stage that stands among the issued files and is not over yet (only left to be certified)
 * is seen there by its holders; to everybody else the tab is what has been issued.
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

/** Whether files of this tab are still under way; deadlines say something of those alone. */
export function berjalan(tab: TabDaftar, role: Role): boolean {
  if (tab === 'semua') return true
  const running = tahapAkhir(undefined)
  return tahapTab(tab, role).some((key) => running.includes(key))
}

/** The two outcomes as callers write them, whatever the track calls its last stage. */
const keluaran: ReadonlyMap<string, Akhir> = new Map([
  ['complete', 'terbit'],
  ['reject', 'tms'],
])

const tahapKode = (kode: number) => tahapSemua(({ code }) => code === kode)
/** What an unknown process means (specification, section 4). */
const kodeBawaan = 10

function tahapProses(process: string): string[] {
  const akhir = keluaran.get(process)
  if (akhir) return tahapAkhir(akhir)
  if (tahapSemua(() => true).includes(process)) return [process]
  const named = tahapKode(Number(process))
  return named.length > 0 ? named : tahapKode(kodeBawaan)
}

/** `process` as callers write it: stage keys or codes of either track; undefined where it names none. */
export function tahapDiminta(process: string | undefined): string[] | undefined {
  const names = (process ?? '').split(',').map((name) => name.trim())
  const asked = names.filter(Boolean)
  return asked.length > 0 ? [...new Set(asked.flatMap(tahapProses))] : undefined
}

/** A stage at which findings are answered. */
const isPerbaikan = ({ tugas }: TahapAlur) => tugas?.hitung === 'temuan'

const adaDi: Record<StatusTahap, (tahap: TahapAlur) => boolean> = {
  accept: ({ ends }) => ends === 'terbit',
  reject: ({ ends }) => ends === 'tms',
  revision: isPerbaikan,
  review: (tahap) => !tahap.ends && !isPerbaikan(tahap),
}

/** The stages of files that have this step status; each stage has one. */
export const tahapStatus = (status: StatusTahap): string[] => tahapSemua(adaDi[status])

/** What hearings of the committee are recorded with, in either track. */
const formSidang = new Set(['sidang', 'keputusanKomtek'])

/** The stages at which a file waits for a hearing: its agenda. */
export function tahapSidang(): string[] {
  const stages = semuaAlur().flatMap(({ workflow }) =>
    Object.values(workflow.actions).flatMap(({ form, from }) => (formSidang.has(form) ? from : [])),
  )
  return [...new Set(stages)]
}

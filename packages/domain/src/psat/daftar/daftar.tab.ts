import type { Role } from '../../platform/roles.ts'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { Akhir, TabelAlur, TahapAlur } from '../alur/alur.ts'
import { semuaAlur, tahapAkhir } from '../alur/semua-alur.ts'
import type { TabDaftar } from './daftar.contract.ts'

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
const keluaran: Partial<Record<string, Akhir>> = { complete: 'terbit', reject: 'tms' }

/** `process` as callers write it: stage keys of either track, the two outcomes standing for both. */
export function tahapDiminta(process: string): string[] {
  const keys = process.split(',').map((key) => key.trim())
  return [
    ...new Set(keys.filter(Boolean).flatMap((key) => (keluaran[key] ? tahapAkhir(keluaran[key]) : [key]))),
  ]
}

/** What hearings of the committee are recorded with, in either track. */
const formSidang = new Set(['sidang', 'keputusanKomtek'])

/** The stages at which a file waits for a hearing: its agenda. */
export function tahapSidang(): string[] {
  const stages = semuaAlur().flatMap(({ workflow }) =>
    Object.values(workflow.actions).flatMap(({ form, from }) => (formSidang.has(form) ? from : [])),
  )
  return [...new Set(stages)]
}

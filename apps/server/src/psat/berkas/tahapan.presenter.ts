import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { type TabBerkas, type TabelAlur, type TahapAlur, tabBerkas } from '@portal/domain/psat/alur/alur'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import type { RiwayatRow } from '#psat/alur/riwayat.repository.ts'

type Langkah = Pick<TahapAlur, 'code' | 'label' | 'tab'>

/**
 * Returns the stages of a track without rejections and revisions. A revision belongs to the stage that asked for it.
 */
function steps({ tahap }: TabelAlur): [string, TahapAlur][] {
  const waiting = new Set(Object.values(tahap).flatMap((place) => ('waits' in place ? [place.code] : [])))
  return entriesOf(tahap).filter(([, { code, ends }]) => ends !== 'tms' && !waiting.has(code))
}

/** Returns the stages that a file of this licence kind passes, each code once. */
function deretan(alur: TabelAlur, jenis: JenisIzin): Langkah[] {
  const own = steps(alur)
    .map(([, place]) => place)
    .filter(({ hanya = jenis }) => hanya === jenis)
  return own.filter(({ code }, index) => own.findIndex((other) => other.code === code) === index)
}

/**
 * Returns the label of a phase. If this licence kind enters the phase at a later stage, the label is the name of that
 * stage.
 */
function labelFase(alur: TabelAlur, own: readonly Langkah[], tab: TabBerkas): string {
  const first = steps(alur).find(([, place]) => place.tab === tab)?.[1]
  const entered = own.find((place) => place.tab === tab)
  return entered && first && entered.code > first.code ? entered.label : tabBerkas[tab]
}

/**
 * Returns the progress of a file. A file in revision stands at the stage that asked for it. A rejected file shows the
 * stages it passed and then the rejection.
 */
export function presentTahapan(
  row: BerkasRow,
  history: readonly Pick<RiwayatRow, 'ke'>[],
): BerkasPengajuan['tahapan'] {
  const alur = alurOf(row.alur)
  const own = deretan(alur, row.audit_type)
  const codes = own.map(({ code }) => code)
  const codeOf = ({ ke }: Pick<RiwayatRow, 'ke'>) => tahapOf({ alur: alur.nama, tahap: ke }).code
  const reached = history.findLast((line) => codes.includes(codeOf(line)))
  const at = reached ? codes.indexOf(codeOf(reached)) : 0
  const { code, label, tab, ends } = tahapOf(row)
  const shown = own.map((place, index) => {
    const past = index < at || (ends !== undefined && index === at)
    const keadaan = past ? ('selesai' as const) : index === at ? ('kini' as const) : ('nanti' as const)
    return {
      code: place.code,
      // Two stages may share one code but have different labels. The current step shows the label of the actual stage.
      label: keadaan === 'kini' && place.code === code ? label : place.label,
      keadaan,
      tab: place.tab,
      fase: labelFase(alur, own, place.tab),
    }
  })
  if (ends !== 'tms') return shown
  const past = shown.filter(({ keadaan }) => keadaan === 'selesai')
  return [...past, { code, label, keadaan: 'kini', tab, fase: tabBerkas[tab] }]
}

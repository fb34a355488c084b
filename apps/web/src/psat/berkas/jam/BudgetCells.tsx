import { formatDayMonth, formatNumber } from '@portal/domain/platform/format'
import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import classes from '#psat/berkas/jam/ClockLedger.module.css'

type Anggaran = JamPengajuan['anggaran'][number]

/** Shows one cell per working day: used, left or late. The text beside the cells says the same. */
export function BudgetCells({ jam }: { jam: JamPengajuan }) {
  return (
    <ul className={classes.budgets}>
      {jam.anggaran.map((anggaran) => (
        <li key={anggaran.anggaran} className={classes.budget}>
          <span>{anggaran.label}</span>
          <BudgetDays anggaran={anggaran} />
          <span className={classes.used}>{usedText(anggaran)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Shows the day cells without text, for places where other text already gives the numbers. */
export function BudgetDays({ anggaran }: { anggaran: Anggaran }) {
  return (
    <span className={classes.cells} data-cells="" aria-hidden="true">
      {cellsOf(anggaran).map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are days in their order
        <i key={index} data-kind={kind} />
      ))}
    </span>
  )
}

export function usedText({ diberikan, terpakai, keadaan, tenggat }: Anggaran): string {
  if (keadaan === 'ended' && terpakai === 0)
    return `selesai pada hari pertama dari ${formatNumber(diberikan)}`
  const used = `${formatNumber(terpakai)} dari ${formatNumber(diberikan)} hari`
  if (keadaan === 'paused') return `${used}, dijeda`
  if (keadaan === 'ended') return `selesai dalam ${used}`
  return tenggat ? `${used}, sampai ${formatDayMonth(tenggat)}` : used
}

export function cellsOf({ diberikan, terpakai, keadaan }: Anggaran): string[] {
  // A budget that ends on its first day counts 0 used days. The first cell is still shown as used.
  const first = keadaan === 'ended' && terpakai === 0
  const days = Math.max(diberikan, terpakai, first ? 1 : 0)
  return Array.from({ length: days }, (_, index) => {
    if (first) return index === 0 ? 'used' : 'left'
    if (index >= diberikan) return 'late'
    if (index < terpakai) return 'used'
    if (index === terpakai && keadaan === 'running') return 'now'
    return keadaan === 'paused' ? 'paused' : 'left'
  })
}

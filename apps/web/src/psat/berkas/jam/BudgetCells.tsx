import { formatDayMonth, formatNumber } from '@portal/domain/platform/format'
import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import classes from '#psat/berkas/jam/ClockLedger.module.css'

type Anggaran = JamPengajuan['anggaran'][number]

/** One cell a working day: used, left, late; the words beside say the same. */
export function BudgetCells({ jam }: { jam: JamPengajuan }) {
  return (
    <ul className={classes.budgets}>
      {jam.anggaran.map((anggaran) => (
        <li key={anggaran.anggaran} className={classes.budget}>
          <span>{anggaran.label}</span>
          <span className={classes.cells} aria-hidden="true">
            {cellsOf(anggaran).map((kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are days in their order
              <i key={index} data-kind={kind} />
            ))}
          </span>
          <span className={classes.used}>
            {formatNumber(anggaran.terpakai)} dari {formatNumber(anggaran.diberikan)} hari
            {anggaran.keadaan === 'paused' && ', dijeda'}
            {anggaran.keadaan === 'running' &&
              anggaran.tenggat &&
              `, sampai ${formatDayMonth(anggaran.tenggat)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function cellsOf({ diberikan, terpakai, keadaan }: Anggaran): string[] {
  const days = Math.max(diberikan, terpakai)
  return Array.from({ length: days }, (_, index) => {
    if (index >= diberikan) return 'late'
    if (index < terpakai) return 'used'
    if (index === terpakai && keadaan === 'running') return 'now'
    return keadaan === 'paused' ? 'paused' : 'left'
  })
}

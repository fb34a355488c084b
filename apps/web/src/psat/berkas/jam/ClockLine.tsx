import type { BerkasPengajuan, JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconClockExclamation,
  IconFlagCheck,
  IconPlayerPause,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { BudgetDays } from '#psat/berkas/jam/BudgetCells.tsx'
import { ClockLedger } from '#psat/berkas/jam/ClockLedger.tsx'
import classes from '#psat/berkas/jam/ClockLine.module.css'
import { StageStepper } from '#psat/berkas/StageStepper.tsx'

const icons = {
  aman: IconCircleCheck,
  dekat: IconClockExclamation,
  lewat: IconAlertTriangle,
  jeda: IconPlayerPause,
  selesai: IconFlagCheck,
} as const satisfies Record<JamPengajuan['nada'], unknown>

interface ClockLineProps {
  berkas: BerkasPengajuan
  /** A phone shows stage and days left, and the rest only below the line. */
  brief?: boolean
}

/**
 * Shows stage, days left, total days and the latest day of issue in one line. The line expands to the stages and the
 * ledger.
 */
export function ClockLine({ berkas, brief = false }: ClockLineProps) {
  const { jam } = berkas
  const icon = icons[jam.nada]
  const now = jam.anggaran.find(({ keadaan }) => keadaan === 'running')
  return (
    <details className={classes.clock} data-tone={jam.nada} data-brief={brief || undefined}>
      <summary>
        <Icon of={icon} size={20} />
        {now && <BudgetDays anggaran={now} />}
        <span className={classes.facts} data-testid="jam">
          {jam.baris.map((fact, index) => (
            <span key={fact}>{index === 0 ? <b>{fact}</b> : fact}</span>
          ))}
        </span>
        <span className={classes.more}>
          <span className={classes.word}>Rincian waktu</span>
          <Icon of={IconChevronDown} size={16} />
        </span>
      </summary>
      <div className={classes.unfolded}>
        <StageStepper berkas={berkas} />
        <ClockLedger jam={jam} />
      </div>
    </details>
  )
}

import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
} from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'
import classes from '#psat/berkas/badges.module.css'

interface DeadlineBadgeProps {
  status: RingkasanPengajuan['status']
  sisa: number | null
  tenggat: string | null
  jeda: boolean
  /** With the remaining days below, as lists show it. */
  detail?: boolean
}

export function DeadlineBadge({ status, sisa, tenggat, jeda, detail = false }: DeadlineBadgeProps) {
  if (status === null) return detail ? <span className={classes.none}>–</span> : null
  return (
    <span className={classes.deadline}>
      {jeda ? (
        <StatusBadge tone="mute" icon={IconPlayerPause}>
          Jam dijeda
        </StatusBadge>
      ) : (
        <StatusOf status={status} />
      )}
      {detail && sisa !== null && (
        <span
          className={classes.detail}
          data-last={sisa === 0 || undefined}
          title={tenggat ? `Tenggat ${formatDate(tenggat)}` : undefined}
        >
          {sisaText(sisa)}
        </span>
      )}
    </span>
  )
}

function StatusOf({ status }: { status: NonNullable<RingkasanPengajuan['status']> }) {
  if (status === 'DUE_TOMORROW') {
    return (
      <StatusBadge tone="warn" icon={IconClockExclamation}>
        Besok Deadline
      </StatusBadge>
    )
  }
  if (status === 'OVERRDUE' || status === 'AFTER_DEADLINE') {
    return (
      <StatusBadge tone="bad" icon={IconAlertTriangle}>
        Terlambat
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="ok" icon={IconCircleCheck}>
      Sesuai Proses
    </StatusBadge>
  )
}

/** Remaining working days in words. */
export function sisaText(sisa: number): string {
  if (sisa < 0) return `Lewat ${formatNumber(-sisa)} hari kerja`
  if (sisa === 0) return 'Jatuh tempo'
  return `Sisa ${formatNumber(sisa)} hari kerja`
}

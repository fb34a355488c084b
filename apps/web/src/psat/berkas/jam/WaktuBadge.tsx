import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconAlertTriangle, IconClockExclamation, IconPlayerPause } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/berkas/badges.module.css'

type Waktu = RingkasanPengajuan['waktu']

const looks = {
  dekat: { tone: 'warn', icon: IconClockExclamation },
  lewat: { tone: 'bad', icon: IconAlertTriangle },
  jeda: { tone: 'mute', icon: IconPlayerPause },
} as const

/** Shows the time status of a file in a list row. A file that is in time gets plain text without a badge. */
export function WaktuBadge({ waktu: { nada, pokok, rinci } }: { waktu: Waktu }) {
  const look = nada === 'aman' || nada === 'selesai' ? undefined : looks[nada]
  return (
    <span className={classes.deadline}>
      {look ? <StatusBadge {...look}>{pokok}</StatusBadge> : <span>{pokok}</span>}
      {rinci && <span className={classes.detail}>{rinci}</span>}
    </span>
  )
}

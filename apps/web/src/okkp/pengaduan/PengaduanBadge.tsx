import { type StatusPengaduan, statusPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import {
  type Icon,
  IconAmbulance,
  IconCircleCheck,
  IconClock,
  IconInbox,
  IconMessageQuestion,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<StatusPengaduan, { tone: Tone; icon: Icon }> = {
  baru: { tone: 'warn', icon: IconInbox },
  diproses: { tone: 'info', icon: IconClock },
  menunggu: { tone: 'brand', icon: IconMessageQuestion },
  selesai: { tone: 'mute', icon: IconCircleCheck },
}

interface PengaduanBadgeProps {
  status: StatusPengaduan
  /** Whether the reader sent the report. */
  pelapor?: boolean
}

export function PengaduanBadge({ status, pelapor = false }: PengaduanBadgeProps) {
  const label = pelapor && status === 'menunggu' ? 'Menunggu Anda' : statusPengaduanLabels[status]
  return <StatusBadge {...looks[status]}>{label}</StatusBadge>
}

/** Somebody fell ill: this report comes before the others. */
export function SakitBadge() {
  return (
    <StatusBadge tone="bad" icon={IconAmbulance}>
      Ada yang sakit
    </StatusBadge>
  )
}

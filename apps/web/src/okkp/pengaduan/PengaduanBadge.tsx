import { type StatusPengaduan, statusPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { type Icon, IconCircleCheck, IconClock, IconInbox, IconMessageQuestion } from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<StatusPengaduan, { tone: Tone; icon: Icon }> = {
  baru: { tone: 'warn', icon: IconInbox },
  diproses: { tone: 'info', icon: IconClock },
  menunggu: { tone: 'brand', icon: IconMessageQuestion },
  selesai: { tone: 'mute', icon: IconCircleCheck },
}

export function PengaduanBadge({ status }: { status: StatusPengaduan }) {
  return <StatusBadge {...looks[status]}>{statusPengaduanLabels[status]}</StatusBadge>
}

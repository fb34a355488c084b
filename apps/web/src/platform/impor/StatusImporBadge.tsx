import { type StatusImpor, statusImporLabels } from '@portal/domain/platform/impor/impor-calls'
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconProgress,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<StatusImpor, { tone: Tone; icon: Icon }> = {
  menunggu: { tone: 'mute', icon: IconClock },
  berjalan: { tone: 'info', icon: IconProgress },
  selesai: { tone: 'ok', icon: IconCircleCheck },
  ditolak: { tone: 'bad', icon: IconBan },
  gagal: { tone: 'bad', icon: IconAlertTriangle },
  dibatalkan: { tone: 'mute', icon: IconArrowBackUp },
  dibatalkan_sebagian: { tone: 'warn', icon: IconArrowBackUp },
}

export function StatusImporBadge({ status }: { status: StatusImpor }) {
  return <StatusBadge {...looks[status]}>{statusImporLabels[status]}</StatusBadge>
}

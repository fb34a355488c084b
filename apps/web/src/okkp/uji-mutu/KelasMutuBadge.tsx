import { type KelasMutu, kelasMutuLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import {
  type Icon,
  IconAlertTriangle,
  IconAward,
  IconCircleCheck,
  IconCircleHalf,
  IconCircleMinus,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<KelasMutu, { tone: Tone; icon: Icon }> = {
  1: { tone: 'ok', icon: IconAward },
  2: { tone: 'info', icon: IconCircleCheck },
  3: { tone: 'warn', icon: IconCircleHalf },
  4: { tone: 'mute', icon: IconCircleMinus },
  5: { tone: 'bad', icon: IconAlertTriangle },
}

export function KelasMutuBadge({ kelas }: { kelas: KelasMutu }) {
  return <StatusBadge {...looks[kelas]}>{kelasMutuLabels[kelas]}</StatusBadge>
}

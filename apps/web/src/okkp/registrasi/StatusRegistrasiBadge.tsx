import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import {
  expiringLabel,
  type StatusRegistrasi,
  statusLabels,
} from '@portal/domain/okkp/registrasi/registrasi.status'
import {
  type Icon,
  IconBan,
  IconCalendarX,
  IconCircleCheck,
  IconHourglassLow,
  IconReplace,
  IconSnowflake,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<StatusRegistrasi, { tone: Tone; icon: Icon }> = {
  valid: { tone: 'ok', icon: IconCircleCheck },
  expired: { tone: 'mute', icon: IconCalendarX },
  suspended: { tone: 'info', icon: IconSnowflake },
  revoked: { tone: 'bad', icon: IconBan },
  superseded: { tone: 'mute', icon: IconReplace },
}

interface StatusRegistrasiBadgeProps {
  status: Registrasi['status']
  segeraHabis?: boolean
}

export function StatusRegistrasiBadge({ status, segeraHabis = false }: StatusRegistrasiBadgeProps) {
  if (segeraHabis) {
    return (
      <StatusBadge tone="warn" icon={IconHourglassLow}>
        {expiringLabel}
      </StatusBadge>
    )
  }
  return <StatusBadge {...looks[status]}>{statusLabels[status]}</StatusBadge>
}

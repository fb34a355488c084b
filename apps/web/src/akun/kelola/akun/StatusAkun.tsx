import { IconCircleCheck, IconUserOff } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function StatusAkun({ status }: { status: boolean }) {
  return status ? (
    <StatusBadge tone="ok" icon={IconCircleCheck}>
      Aktif
    </StatusBadge>
  ) : (
    <StatusBadge tone="mute" icon={IconUserOff}>
      Nonaktif
    </StatusBadge>
  )
}

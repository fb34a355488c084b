import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function StatusCode({ status }: { status: number }) {
  const failed = status >= 500
  return (
    <StatusBadge tone={failed ? 'bad' : 'warn'} icon={failed ? IconAlertTriangle : IconBan}>
      {status}
    </StatusBadge>
  )
}

import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

/** A server's own failure is red; a refused request is only worth a look. */
export function StatusCode({ status }: { status: number }) {
  const failed = status >= 500
  return (
    <StatusBadge tone={failed ? 'bad' : 'warn'} icon={failed ? IconAlertTriangle : IconBan}>
      {status}
    </StatusBadge>
  )
}

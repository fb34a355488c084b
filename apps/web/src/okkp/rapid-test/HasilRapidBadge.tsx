import type { HasilRapid } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { IconCircleCheck, IconCirclePlus } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

/** A positive is a screening result, no verdict: it warns. */
export function HasilRapidBadge({ hasil }: { hasil: HasilRapid }) {
  return hasil === 'Positif' ? (
    <StatusBadge tone="warn" icon={IconCirclePlus}>
      Positif
    </StatusBadge>
  ) : (
    <StatusBadge tone="ok" icon={IconCircleCheck}>
      Negatif
    </StatusBadge>
  )
}

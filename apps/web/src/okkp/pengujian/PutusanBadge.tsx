import { belumDiputus, type PutusanUji, putusanLabels } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { IconAlertOctagon, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function PutusanBadge({ putusan }: { putusan: PutusanUji | null }) {
  if (putusan === null) {
    return (
      <StatusBadge tone="mute" icon={IconClockHour4}>
        {belumDiputus}
      </StatusBadge>
    )
  }
  const look =
    putusan === 'MS'
      ? ({ tone: 'ok', icon: IconCircleCheck } as const)
      : ({ tone: 'bad', icon: IconAlertOctagon } as const)
  return <StatusBadge {...look}>{putusanLabels[putusan]}</StatusBadge>
}

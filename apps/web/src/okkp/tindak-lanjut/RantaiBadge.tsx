import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { luaranLabels } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function RantaiBadge({ rantai }: { rantai: Pick<TindakLanjut, 'luaran' | 'terlambat'> }) {
  if (rantai.luaran !== null) {
    return (
      <StatusBadge tone="mute" icon={IconCircleCheck}>
        {luaranLabels[rantai.luaran]}
      </StatusBadge>
    )
  }
  return rantai.terlambat ? (
    <StatusBadge tone="bad" icon={IconAlertTriangle}>
      Lewat batas waktu
    </StatusBadge>
  ) : (
    <StatusBadge tone="warn" icon={IconClock}>
      Terbuka
    </StatusBadge>
  )
}

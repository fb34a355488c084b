import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { luaranLabels } from '@portal/domain/okkp/kasus/kasus.table'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconFlask,
  IconUserQuestion,
} from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

type KeadaanKasus = Pick<
  Kasus,
  'luaran' | 'ditutup' | 'terlambat' | 'menunggu_laboratorium' | 'menunggu_orang_kedua'
>

/** What a case waits for. Lateness comes first, because it concerns everybody. */
export function KasusBadge({ kasus }: { kasus: KeadaanKasus }) {
  if (kasus.ditutup !== null) {
    return (
      <StatusBadge tone="mute" icon={IconCircleCheck}>
        {kasus.luaran === null ? 'Ditutup' : luaranLabels[kasus.luaran]}
      </StatusBadge>
    )
  }
  if (kasus.terlambat) {
    return (
      <StatusBadge tone="bad" icon={IconAlertTriangle}>
        Lewat batas waktu
      </StatusBadge>
    )
  }
  if (kasus.menunggu_orang_kedua) {
    return (
      <StatusBadge tone="info" icon={IconUserQuestion}>
        Menunggu orang kedua
      </StatusBadge>
    )
  }
  if (kasus.menunggu_laboratorium) {
    return (
      <StatusBadge tone="info" icon={IconFlask}>
        Menunggu laboratorium
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="info" icon={IconClock}>
      Terbuka
    </StatusBadge>
  )
}

import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconAlertHexagon,
  IconAlertOctagon,
  IconAlertTriangle,
  IconCheck,
  IconEdit,
  IconMessageCheck,
  IconMessageQuestion,
  IconUrgent,
} from '@tabler/icons-react'
import type { Tone } from '#platform/ui/mark/StatusBadge.tsx'

/** Colour and icon of a finding by status. The card and the document viewer share them. */
export const temuanStatus = {
  disiapkan: { tone: 'info', icon: IconEdit },
  terbuka: { tone: 'bad', icon: IconMessageQuestion },
  dijawab: { tone: 'warn', icon: IconMessageCheck },
  ditutup: { tone: 'ok', icon: IconCheck },
} as const satisfies Record<Temuan['status'], { tone: Tone; icon: unknown }>

export const temuanTingkat = {
  Minor: { tone: 'warn', icon: IconAlertTriangle },
  Mayor: { tone: 'bad', icon: IconAlertOctagon },
  Serius: { tone: 'bad', icon: IconAlertHexagon },
  Kritis: { tone: 'bad', icon: IconUrgent },
} as const satisfies Record<NonNullable<Temuan['tingkat']>, { tone: Tone; icon: unknown }>

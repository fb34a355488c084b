import type { Temuan } from '@portal/domain/psat/pengajuan.schema'
import { IconCheck, IconEdit, IconMessageCheck, IconMessageQuestion } from '@tabler/icons-react'
import type { Tone } from '#platform/ui/StatusBadge.tsx'

/** Colour and picture of a finding, the same on the card and on the page of a document. */
export const temuanStatus = {
  disiapkan: { tone: 'info', icon: IconEdit },
  terbuka: { tone: 'bad', icon: IconMessageQuestion },
  dijawab: { tone: 'warn', icon: IconMessageCheck },
  ditutup: { tone: 'ok', icon: IconCheck },
} as const satisfies Record<Temuan['status'], { tone: Tone; icon: unknown }>

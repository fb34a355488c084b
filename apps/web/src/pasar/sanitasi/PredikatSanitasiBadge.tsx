import type { PredikatSanitasi } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { IconMoodHappy, IconMoodNeutral, IconMoodSad } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

const looks = {
  Kurang: { tone: 'bad', icon: IconMoodSad },
  Cukup: { tone: 'warn', icon: IconMoodNeutral },
  Baik: { tone: 'ok', icon: IconMoodHappy },
} as const

export function PredikatSanitasiBadge({ predikat, of = '' }: { predikat: PredikatSanitasi; of?: string }) {
  return <StatusBadge {...looks[predikat]}>{of + predikat}</StatusBadge>
}

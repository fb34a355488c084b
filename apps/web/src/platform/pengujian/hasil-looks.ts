import type { HasilRapidTest } from '@portal/domain/platform/pengujian/keadaan-positif'
import {
  type Icon,
  IconCircleCheck,
  IconCircleMinus,
  IconCirclePlus,
  IconCircleX,
  IconHourglassLow,
} from '@tabler/icons-react'
import type { Tone } from '#platform/ui/mark/StatusBadge.tsx'

/** Red is only for results that a laboratory confirmed. A positive that nobody tested further stays a warning. */
export const hasilLooks: Record<HasilRapidTest, { tone: Tone; icon: Icon }> = {
  negatif: { tone: 'ok', icon: IconCircleMinus },
  terkonfirmasi: { tone: 'bad', icon: IconCircleX },
  ditarik: { tone: 'bad', icon: IconCircleX },
  tidak_terkonfirmasi: { tone: 'ok', icon: IconCircleCheck },
  menunggu: { tone: 'warn', icon: IconHourglassLow },
  tidak_diuji: { tone: 'warn', icon: IconCirclePlus },
}

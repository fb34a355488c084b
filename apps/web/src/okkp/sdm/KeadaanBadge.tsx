import { type KeadaanKompetensi, keadaanLabels } from '@portal/domain/okkp/sdm/kompetensi'
import { type Icon, IconCalendarX, IconCircleCheck, IconHourglassLow } from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<KeadaanKompetensi, { tone: Tone; icon: Icon }> = {
  berlaku: { tone: 'ok', icon: IconCircleCheck },
  segera_habis: { tone: 'warn', icon: IconHourglassLow },
  kedaluwarsa: { tone: 'bad', icon: IconCalendarX },
}

export function KeadaanBadge({ keadaan }: { keadaan: KeadaanKompetensi }) {
  return <StatusBadge {...looks[keadaan]}>{keadaanLabels[keadaan]}</StatusBadge>
}

import type { Peringatan } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { statusPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { IconCircleX, IconPencil, IconSpeakerphone } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

const looks = {
  draf: { tone: 'info', icon: IconPencil },
  berlaku: { tone: 'warn', icon: IconSpeakerphone },
  dicabut: { tone: 'mute', icon: IconCircleX },
} as const

export function KeadaanPeringatan({ status }: Pick<Peringatan, 'status'>) {
  return <StatusBadge {...looks[status]}>{statusPeringatanLabels[status]}</StatusBadge>
}

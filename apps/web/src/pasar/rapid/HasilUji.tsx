import { type KeadaanUji, keadaanLabels } from '@portal/domain/pasar/rapid/keadaan-uji'
import type { RapidPasar } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import { IconCircleCheck, IconCirclePlus, IconCircleX, IconHourglass } from '@tabler/icons-react'
import classes from '#pasar/rapid/hasil-uji.module.css'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const looks: Record<KeadaanUji, { tone: Tone; icon: typeof IconHourglass }> = {
  menunggu: { tone: 'warn', icon: IconHourglass },
  terkonfirmasi: { tone: 'bad', icon: IconCircleX },
  tidak_terkonfirmasi: { tone: 'ok', icon: IconCircleCheck },
  tidak_diuji: { tone: 'mute', icon: IconCircleX },
}

/** A positive is a screening result: beside it stands what it has come to. */
export function HasilUji({
  uji: { hasil_uji, keadaan },
}: {
  uji: Pick<RapidPasar, 'hasil_uji' | 'keadaan'>
}) {
  if (hasil_uji === 'Negatif' || keadaan === null)
    return (
      <StatusBadge tone="ok" icon={IconCircleCheck}>
        Negatif
      </StatusBadge>
    )
  return (
    <span className={classes.hasil}>
      <StatusBadge tone="warn" icon={IconCirclePlus}>
        Positif
      </StatusBadge>
      <StatusBadge {...looks[keadaan]}>{keadaanLabels[keadaan]}</StatusBadge>
    </span>
  )
}

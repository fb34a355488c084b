import type { PredikatSurvei } from '@portal/domain/pasar/survei/nilai-survei'
import { formatNumber } from '@portal/domain/platform/format'
import { IconMoodHappy, IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react'
import classes from '#pasar/nilai.module.css'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

const looks = {
  Kurang: { tone: 'bad', icon: IconMoodSad },
  Cukup: { tone: 'warn', icon: IconMoodNeutral },
  Baik: { tone: 'ok', icon: IconMoodSmile },
  'Sangat Baik': { tone: 'ok', icon: IconMoodHappy },
} as const

interface PredikatProps {
  nilai: number | null
  predikat: PredikatSurvei | null
}

export function Predikat({ nilai, predikat }: PredikatProps) {
  if (nilai === null || predikat === null) return <>Belum ada jawaban</>
  return (
    <span className={classes.nilai}>
      {formatNumber(nilai, 1)}%
      <StatusBadge tone={looks[predikat].tone} icon={looks[predikat].icon}>
        {predikat}
      </StatusBadge>
    </span>
  )
}

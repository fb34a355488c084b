import { predikatSanitasiOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { formatNumber } from '@portal/domain/platform/format'
import { IconMoodHappy, IconMoodNeutral, IconMoodSad } from '@tabler/icons-react'
import classes from '#pasar/sanitasi/nilai.module.css'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'

const looks = {
  Kurang: { tone: 'bad', icon: IconMoodSad },
  Cukup: { tone: 'warn', icon: IconMoodNeutral },
  Baik: { tone: 'ok', icon: IconMoodHappy },
} as const

/** The score and its rating; while nothing counts, neither. */
export function Nilai({ nilai }: { nilai: number | null }) {
  if (nilai === null) return <>Belum dinilai</>
  const predikat = predikatSanitasiOf(nilai)
  return (
    <span className={classes.nilai}>
      {formatNumber(nilai, 1)}
      <StatusBadge tone={looks[predikat].tone} icon={looks[predikat].icon}>
        {predikat}
      </StatusBadge>
    </span>
  )
}

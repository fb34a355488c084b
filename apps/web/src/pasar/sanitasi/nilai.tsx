import type { PredikatSanitasi } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/nilai.module.css'
import { PredikatSanitasiBadge } from '#pasar/sanitasi/PredikatSanitasiBadge.tsx'

interface Skor {
  nilai: number | null
  predikat: PredikatSanitasi | null
  belum_dinilai?: number
}

export function Nilai({ nilai, predikat, belum_dinilai: belum = 0 }: Skor) {
  if (belum > 0) return <>Belum lengkap, {formatNumber(belum)} butir belum dinilai</>
  if (nilai === null || predikat === null) return <>Belum dinilai</>
  return (
    <span className={classes.nilai}>
      {formatNumber(nilai, 1)}
      <PredikatSanitasiBadge predikat={predikat} />
    </span>
  )
}

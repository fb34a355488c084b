import { predikatSanitasiOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/nilai.module.css'
import { PredikatSanitasiBadge } from '#pasar/sanitasi/PredikatSanitasiBadge.tsx'

/** The score and its rating; while items are missing or nothing counts, neither. */
export function Nilai({ nilai, belum = 0 }: { nilai: number | null; belum?: number }) {
  if (belum > 0) return <>Belum lengkap, {formatNumber(belum)} butir belum dinilai</>
  if (nilai === null) return <>Belum dinilai</>
  return (
    <span className={classes.nilai}>
      {formatNumber(nilai, 1)}
      <PredikatSanitasiBadge predikat={predikatSanitasiOf(nilai)} />
    </span>
  )
}

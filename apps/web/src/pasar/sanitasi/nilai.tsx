import { predikatSanitasiOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/nilai.module.css'
import { PredikatSanitasiBadge } from '#pasar/sanitasi/PredikatSanitasiBadge.tsx'

/** The score and its rating; while nothing counts, neither. */
export function Nilai({ nilai }: { nilai: number | null }) {
  if (nilai === null) return <>Belum dinilai</>
  return (
    <span className={classes.nilai}>
      {formatNumber(nilai, 1)}
      <PredikatSanitasiBadge predikat={predikatSanitasiOf(nilai)} />
    </span>
  )
}

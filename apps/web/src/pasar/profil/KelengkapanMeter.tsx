import type { Profil } from '@portal/domain/pasar/profil/profil.schema'
import { formatPercent } from '@portal/domain/platform/format'
import classes from '#pasar/profil/profil.module.css'

type Counted = Pick<Profil, 'persentase_total' | 'total_ada' | 'total_doc'>

export function KelengkapanMeter({
  profil: { persentase_total, total_ada, total_doc },
}: {
  profil: Counted
}) {
  return (
    <span className={classes.meter}>
      <progress value={total_ada} max={total_doc} aria-label="Kelengkapan dokumen" />
      <small>
        {total_ada} dari {total_doc} dokumen ({formatPercent(persentase_total, 2)})
      </small>
    </span>
  )
}

import { type KeadaanPositif, keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import { IconCirclePlus } from '@tabler/icons-react'
import { hasilLooks } from '#platform/pengujian/hasil-looks.ts'
import classes from '#platform/pengujian/hasil-rapid-test.module.css'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

/**
 * Shows the result of a rapid test. A positive result is a screening, not a verdict, so it appears as a warning with
 * its current state.
 */
export function HasilRapidTest({ keadaan }: { keadaan: KeadaanPositif | null }) {
  if (keadaan === null) return <StatusBadge {...hasilLooks.negatif}>Negatif</StatusBadge>
  return (
    <span className={classes.hasil}>
      <StatusBadge tone="warn" icon={IconCirclePlus}>
        Positif
      </StatusBadge>
      <StatusBadge {...hasilLooks[keadaan]}>{keadaanLabels[keadaan]}</StatusBadge>
    </span>
  )
}

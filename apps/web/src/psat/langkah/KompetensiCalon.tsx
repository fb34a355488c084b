import { formatDate } from '@portal/domain/platform/format'
import type { calonAuditor } from '@portal/domain/psat/audit/audit.contract'
import { IconCertificate, IconClockExclamation, IconHelpCircle } from '@tabler/icons-react'
import type { z } from 'zod'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'
import classes from '#psat/langkah/calon.module.css'

const looks = {
  berlaku: { tone: 'ok', icon: IconCertificate, label: 'Kompeten' },
  segera_habis: { tone: 'warn', icon: IconClockExclamation, label: 'Kompetensi segera habis' },
  kedaluwarsa: { tone: 'bad', icon: IconClockExclamation, label: 'Kompetensi kedaluwarsa' },
} as const

/** Whether somebody's competence as auditor holds; it informs whoever appoints, and bars nobody. */
export function KompetensiCalon({ kompetensi }: Pick<z.output<typeof calonAuditor>, 'kompetensi'>) {
  if (!kompetensi) {
    return (
      <p className={classes.conflict}>
        <StatusBadge tone="mute" icon={IconHelpCircle}>
          Kompetensi belum tercatat
        </StatusBadge>
      </p>
    )
  }
  const { nama, berlaku_sampai: akhir, keadaan } = kompetensi
  const { label, ...badge } = looks[keadaan]
  const verb = keadaan === 'kedaluwarsa' ? 'berakhir' : 'berlaku sampai'
  return (
    <p className={classes.conflict}>
      <StatusBadge {...badge}>{label}</StatusBadge>
      {nama}
      {akhir && `, ${verb} ${formatDate(akhir)}`}
    </p>
  )
}

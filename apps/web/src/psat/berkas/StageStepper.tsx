import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconPlayerPlay } from '@tabler/icons-react'
import classes from '#psat/berkas/StageStepper.module.css'

interface StageStepperProps {
  tahapan: BerkasPengajuan['tahapan']
  /** How the file ended, where it has. */
  akhir?: 'terbit' | 'ditolak' | undefined
}

const words = { selesai: 'selesai', kini: 'sekarang', nanti: 'belum' } as const

export function StageStepper({ tahapan, akhir }: StageStepperProps) {
  return (
    <ol className={classes.steps} aria-label="Tahap berkas">
      {tahapan.map(({ code, label, keadaan }) => {
        const rejected = keadaan === 'kini' && akhir === 'ditolak'
        const state = keadaan === 'kini' && akhir === 'terbit' ? 'selesai' : keadaan
        const Icon = rejected ? IconCircleX : icons[state]
        return (
          <li
            key={code}
            className={classes.step}
            data-state={rejected ? 'ditolak' : state}
            aria-current={keadaan === 'kini' ? 'step' : undefined}
          >
            <span className={classes.bar} aria-hidden="true" />
            <span className={classes.name}>
              <Icon size={16} stroke={2} aria-hidden="true" />
              {label}
              <span className={classes.hidden}>, {rejected ? 'ditolak' : words[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const icons = { selesai: IconCircleCheck, kini: IconPlayerPlay, nanti: IconCircleDashed } as const

import { formatNumber } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { type Fase, faseOf } from '#psat/berkas/fase.ts'
import classes from '#psat/berkas/StageStepper.module.css'

const words = { selesai: 'selesai', kini: 'sekarang', nanti: 'belum', ditolak: 'ditolak' } as const
const icons = {
  selesai: IconCircleCheck,
  kini: IconPlayerPlay,
  nanti: IconCircleDashed,
  ditolak: IconCircleX,
} as const

/** Shows the phases of the track, the progress of the file and the working days that each phase has used. */
export function StageStepper({
  berkas,
}: {
  berkas: Pick<BerkasPengajuan, 'tahapan' | 'jam' | 'label' | 'akhir'>
}) {
  const fase = faseOf(berkas)
  const kini = fase.findIndex(({ keadaan }) => keadaan === 'kini' || keadaan === 'ditolak')
  const di = kini < 0 ? fase.length - 1 : kini
  return (
    <ol className={classes.phases} aria-label="Tahap berkas">
      {fase.map((satu, index) => (
        <li
          key={satu.nama}
          className={classes.phase}
          data-state={satu.keadaan}
          data-here={index === di || undefined}
          aria-current={satu.keadaan === 'kini' ? 'step' : undefined}
        >
          <Bar fase={satu} />
          <p className={classes.name}>
            <b>
              <span className={classes.of}>
                Tahap {index + 1} dari {fase.length}:{' '}
              </span>
              {satu.label}
              <span className="visually-hidden">, {words[satu.keadaan]}</span>
            </b>
            {satu.hari && (
              <span className={classes.days}>
                {formatNumber(satu.hari.terpakai)} dari {formatNumber(satu.hari.diberikan)} hari
              </span>
            )}
          </p>
          <SubTahap fase={satu} />
        </li>
      ))}
    </ol>
  )
}

function Bar({ fase: { keadaan, hari } }: { fase: Fase }) {
  const share = hari ? Math.min(1, hari.terpakai / Math.max(1, hari.diberikan)) : 0
  return (
    <span className={classes.bar} data-late={hari?.terlambat || undefined} aria-hidden="true">
      <i style={{ inlineSize: keadaan === 'kini' ? `${Math.round(share * 100)}%` : undefined }} />
    </span>
  )
}

/** Lists the stages of a phase. Skips the list if the only stage has the same name as the phase. */
function SubTahap({ fase: { label, tahapan } }: { fase: Fase }) {
  if (tahapan.every((satu) => satu.label === label)) return null
  return (
    <ul className={classes.stages}>
      {tahapan.map(({ code, label: nama, keadaan }) => {
        const icon = icons[keadaan]
        return (
          <li key={code} data-state={keadaan}>
            <Icon of={icon} size={16} />
            {nama}
            {tahapan.length > 1 && <span className="visually-hidden">, {words[keadaan]}</span>}
          </li>
        )
      })}
    </ul>
  )
}

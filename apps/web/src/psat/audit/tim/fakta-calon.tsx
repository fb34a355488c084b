import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import {
  IconBan,
  IconBeach,
  IconCalendarX,
  IconCircleCheck,
  IconHelpCircle,
  IconHourglassLow,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/alur/langkah/tim.module.css'

const looks = {
  berlaku: { tone: 'ok', icon: IconCircleCheck },
  segera_habis: { tone: 'warn', icon: IconHourglassLow },
  kurang: { tone: 'warn', icon: IconHourglassLow },
  kedaluwarsa: { tone: 'bad', icon: IconCalendarX },
} as const

/** Shows whether the auditor's competence is valid. An expired competence does not prevent the appointment. */
export function KompetensiCalon({
  kompetensi,
  terbit_paling_lambat: terbit,
}: Pick<CalonAuditor, 'kompetensi' | 'terbit_paling_lambat'>) {
  if (!kompetensi) {
    return (
      <div>
        <span className={classes.fact}>
          <Icon of={IconHelpCircle} size={15} />
          Kompetensi belum tercatat
        </span>
      </div>
    )
  }
  const { nama, berlaku_sampai: akhir, keadaan } = kompetensi
  const { tone, icon } = looks[keadaan]
  const words = {
    berlaku: nama,
    segera_habis: `${nama}, segera habis`,
    kurang: `${nama}, tidak disarankan`,
    kedaluwarsa: `${nama}, kedaluwarsa`,
  }
  return (
    <div>
      <span className={classes.fact} data-tone={tone}>
        <Icon of={icon} size={15} />
        {words[keadaan]}
      </span>
      <small>
        {akhir === null
          ? 'berlaku tanpa batas waktu'
          : `${keadaan === 'kedaluwarsa' ? 'berakhir' : 'sampai'} ${formatDate(akhir)}`}
        {keadaan === 'kurang' && terbit && `, sebelum izin terbit (paling lambat ${formatDate(terbit)})`}
      </small>
    </div>
  )
}

interface BebanCalonProps extends Pick<CalonAuditor, 'beban' | 'cuti' | 'nomorPermohonanList'> {
  /** Highest workload of all candidates. It sets the length of the longest bar. */
  most: number
}

export function BebanCalon({ beban, cuti, nomorPermohonanList, most }: BebanCalonProps) {
  return (
    <div>
      <span className={classes.beban} title={nomorPermohonanList.join(', ')}>
        <meter min={0} max={most} value={beban} aria-hidden="true" />
        {beban === 0 ? 'Belum ada berkas' : `${formatNumber(beban)} berkas`}
      </span>
      {cuti && (
        <>
          <span className={classes.fact} data-tone="warn">
            <Icon of={IconBeach} size={15} />
            Cuti sampai {formatDate(cuti.sampai)}
          </span>
          <small>diwakili {cuti.wakil}</small>
        </>
      )}
    </div>
  )
}

interface RiwayatCalonProps extends Pick<CalonAuditor, 'benturan' | 'pernah'> {
  /** Several applicants: each count names its own. */
  bersama: boolean
}

export function RiwayatCalon({ benturan, pernah, bersama }: RiwayatCalonProps) {
  return (
    <div>
      {benturan.map(({ perusahaan, keterangan }) => (
        <p key={perusahaan + keterangan}>
          <span className={classes.fact} data-tone="bad">
            <Icon of={IconBan} size={15} />
            Benturan kepentingan
          </span>
          <small>
            {perusahaan}: {keterangan}
          </small>
        </p>
      ))}
      {pernah.map(({ perusahaan, kali, terakhir, tahun }) => (
        <p key={perusahaan}>
          <span>
            {formatNumber(kali)} kali, terakhir {tahun}
          </span>
          <small>{bersama ? `${perusahaan}, ${terakhir}` : terakhir}</small>
        </p>
      ))}
      {pernah.length === 0 && benturan.length === 0 && <small>Belum pernah menangani</small>}
    </div>
  )
}

import { aspekLabels, type Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { formatDate } from '@portal/domain/platform/format'
import {
  type Icon,
  IconAlertHexagon,
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconUrgent,
} from '@tabler/icons-react'
import { BuktiButton } from '#okkp/pengawasan/BuktiButton.tsx'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

type Temuan = Pengawasan['temuan'][number]

const grades: Record<Temuan['tingkat'], { tone: Tone; icon: Icon }> = {
  Minor: { tone: 'warn', icon: IconAlertTriangle },
  Mayor: { tone: 'bad', icon: IconAlertOctagon },
  Serius: { tone: 'bad', icon: IconAlertHexagon },
  Kritis: { tone: 'bad', icon: IconUrgent },
}

export function TemuanItem({ finding }: { finding: Temuan }) {
  const { tingkat, aspek, uraian, tindak_lanjut, batas_waktu, selesai, bukti, terlambat } = finding
  return (
    <li>
      <div className={classes.badges}>
        <StatusBadge {...grades[tingkat]}>{tingkat}</StatusBadge>
        {terlambat && (
          <StatusBadge tone="bad" icon={IconClockExclamation}>
            Tindak lanjut terlambat
          </StatusBadge>
        )}
        {selesai && (
          <StatusBadge tone="ok" icon={IconCircleCheck}>
            Selesai {formatDate(selesai)}
          </StatusBadge>
        )}
      </div>
      <p className={classes.text}>
        <b>{aspekLabels[aspek]}:</b> {uraian}
      </p>
      {tindak_lanjut && <p className={classes.text}>Tindak lanjut: {tindak_lanjut}</p>}
      {batas_waktu && <small>Batas waktu {formatDate(batas_waktu)}</small>}
      {bukti && (
        <div>
          <BuktiButton path={bukti} name="bukti tindak lanjut" />
        </div>
      )}
    </li>
  )
}

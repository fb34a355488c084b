import { formatNumber, formatPercent } from '@portal/domain/platform/format'
import {
  IconAlertTriangle,
  IconBan,
  IconCertificate,
  IconCircleCheck,
  IconProgress,
} from '@tabler/icons-react'
import classes from '#platform/dasbor/dasbor.module.css'
import { KartuAngka } from '#platform/dasbor/KartuAngka.tsx'
import { daftarBerkas, masukDalam } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import type { SaringanDasbor } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import type { Dasbor } from '#psat/dasbor/petugas/use-dasbor.ts'

const keluaran = [
  ['totalOnProcess', 'Dalam proses', 'proses', IconProgress],
  ['totalComplete', 'Terbit', 'terbit', IconCertificate],
  ['totalReject', 'Ditolak (TMS)', 'tms', IconBan],
] as const
const tenggat = [
  ['onTrack', 'Dalam tenggat', 'ON_PROCESS,DUE_TOMORROW', IconCircleCheck],
  ['deadline', 'Lewat tenggat', 'OVERRDUE', IconAlertTriangle],
] as const

/** Shows outcomes and deadline status of the period's files. Each figure links to the list that it counts. */
export function AngkaDasbor({ saringan, dasbor }: { saringan: SaringanDasbor; dasbor: Dasbor }) {
  const [states, deadlines] = [dasbor.keluaran.data?.data, dasbor.tenggat.data?.data]
  return (
    <div className={classes.figures}>
      {keluaran.map(([name, label, hasil, icon]) => (
        <KartuAngka
          key={name}
          label={label}
          icon={icon}
          value={states && formatNumber(states[name].count)}
          link={daftarBerkas(saringan, { keluaran: hasil, ...masukDalam(saringan) })}
        >
          {states && `${formatPercent(states[name].percentage, 2)} dari yang masuk periode ini`}
        </KartuAngka>
      ))}
      {tenggat.map(([name, label, status, icon]) => (
        <KartuAngka
          key={name}
          label={label}
          icon={icon}
          value={deadlines && formatNumber(deadlines[name].count)}
          link={daftarBerkas(saringan, { status, sort: 'tenggat' })}
        >
          {deadlines && `${formatPercent(deadlines[name].percentage, 2)} dari semua yang berjalan`}
        </KartuAngka>
      ))}
    </div>
  )
}

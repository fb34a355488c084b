import type { RapidWilayah } from '@portal/domain/pasar/dashboard/dashboard.schema'
import { hasilTerbukaLabels } from '@portal/domain/pasar/rapid/keadaan-uji'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import {
  type Icon,
  IconCircleCheck,
  IconCircleMinus,
  IconCirclePlus,
  IconCircleX,
  IconHourglassLow,
} from '@tabler/icons-react'
import classes from '#pasar/publik/publik-pasar.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

type Hasil = PasarSatu['uji_terakhir'][number]['hasil']

/** A positive that nobody has confirmed accuses nobody: it is not red. */
const looks: Record<Hasil, { tone: Tone; icon: Icon }> = {
  negatif: { tone: 'ok', icon: IconCircleMinus },
  menunggu: { tone: 'warn', icon: IconHourglassLow },
  terkonfirmasi: { tone: 'bad', icon: IconCircleX },
  tidak_terkonfirmasi: { tone: 'ok', icon: IconCircleCheck },
  tidak_diuji: { tone: 'mute', icon: IconCirclePlus },
}

interface UjiPasarProps {
  pasar: PasarSatu
  /** All tests of the market, counted. */
  rapid: RapidWilayah | undefined
}

/** The last rapid tests: what was tested for what, and never at whose stall. */
export function UjiPasar({ pasar: { uji_terakhir: uji }, rapid }: UjiPasarProps) {
  const total = rapid?.total_rapid_test ?? 0
  return (
    <div className={classes.bagian}>
      <Section
        title="Rapid test terakhir"
        text={
          total > 0
            ? `${formatNumber(total)} rapid test sejak pasar ini dibina, ${formatNumber(rapid?.total_negatif ?? 0)} di antaranya negatif.`
            : undefined
        }
      >
        {uji.length === 0 ? (
          <EmptyState title="Belum pernah diuji" text="Pasar ini belum memiliki rapid test yang tercatat." />
        ) : (
          <>
            <div className={classes.gulir}>
              <table className={classes.uji}>
                <thead>
                  <tr>
                    <th scope="col">Tanggal</th>
                    <th scope="col">Pangan</th>
                    <th scope="col">Diuji terhadap</th>
                    <th scope="col">Hasil</th>
                  </tr>
                </thead>
                <tbody>
                  {uji.map(({ tanggal, pangan, parameter, jumlah_sampel, hasil }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: tests have no other name in public, and never move
                    <tr key={index}>
                      <td>{formatDate(tanggal)}</td>
                      <td>
                        {pangan}
                        {jumlah_sampel > 1 && ` (${formatNumber(jumlah_sampel)} sampel)`}
                      </td>
                      <td>{parameter}</td>
                      <td>
                        <StatusBadge {...looks[hasil]}>{hasilTerbukaLabels[hasil]}</StatusBadge>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p className={classes.catatan}>
              Rapid test adalah saringan: hasil positif belum berarti melanggar sebelum dipastikan uji
              laboratorium. Kios dan pemasok tidak ditampilkan.
            </p>
          </>
        )}
      </Section>
    </div>
  )
}

import type { RapidWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { formatDate, formatNumber, formatPercent } from '@portal/domain/platform/format'
import { describePositif, hasilSaringanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import classes from '#pasar/publik/publik-pasar.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Section } from '#platform/page/Section.tsx'
import { hasilLooks } from '#platform/pengujian/hasil-looks.ts'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

interface UjiPasarProps {
  pasar: PasarSatu
  rapid: RapidWilayah | undefined
}

function kataRapid(rapid: RapidWilayah): string {
  const all = `${formatNumber(rapid.total_rapid_test)} rapid test sejak pasar ini dibina`
  if (rapid.total_positif === 0) return `${all}, semuanya negatif.`
  return `${all}: ${formatNumber(rapid.total_negatif)} negatif, ${formatNumber(rapid.total_positif)} positif (${formatPercent(rapid.persentase_positif)}). Dari yang positif, ${describePositif(rapid)}.`
}

/** Lists the last rapid tests with food and parameter. The public page does not name the stall. */
export function UjiPasar({ pasar: { uji_terakhir: uji }, rapid }: UjiPasarProps) {
  return (
    <div className={classes.bagian}>
      <Section
        title="Rapid test terakhir"
        text={rapid && rapid.total_rapid_test > 0 ? kataRapid(rapid) : undefined}
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
                        <StatusBadge {...hasilLooks[hasil]}>{hasilSaringanLabels[hasil]}</StatusBadge>
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

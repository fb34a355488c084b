import type { RapidWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { jangkarUji, nomorLembarUji } from '@portal/domain/pasar/rapid-test/lembar-uji'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'
import { describePositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import classes from '#pasar/publik/publik-pasar.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Section } from '#platform/page/Section.tsx'
import { KataHasil } from '#platform/pengujian/KataHasil.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

interface UjiPasarProps {
  pasar: PasarSatu
  rapid: RapidWilayah | undefined
  /** The test whose printed sheet led here. */
  dicari: number | undefined
}

function kataRapid(rapid: RapidWilayah): string {
  const all = `${formatNumber(rapid.total_rapid_test)} rapid test sejak pasar ini dibina`
  if (rapid.total_positif === 0) return `${all}, semuanya negatif.`
  return `${all}: ${formatNumber(rapid.total_negatif)} negatif, ${formatNumber(rapid.total_positif)} positif (${formatPercent(rapid.persentase_positif)}). Dari yang positif, ${describePositif(rapid)}.`
}

/** Lists the last rapid tests with food and parameter. The public page does not name the stall. */
export function UjiPasar({ pasar: { uji_terakhir: uji }, rapid, dicari }: UjiPasarProps) {
  return (
    <div className={classes.bagian}>
      <Section
        title="Rapid test terakhir"
        text={rapid && rapid.total_rapid_test > 0 ? kataRapid(rapid) : undefined}
      >
        {uji.length === 0 && dicari === undefined ? (
          <EmptyState title="Belum pernah diuji" text="Pasar ini belum memiliki rapid test yang tercatat." />
        ) : (
          <>
            {dicari !== undefined && !uji.some(({ id }) => id === dicari) && <TidakAda />}
            <div className={classes.gulir}>
              <table className={classes.uji}>
                <thead>
                  <tr>
                    <th scope="col">Pangan</th>
                    <th scope="col">Diuji terhadap</th>
                    <th scope="col">Hasil</th>
                  </tr>
                </thead>
                <tbody>
                  {uji.map((satu) => (
                    <tr key={satu.id} id={jangkarUji(satu.id)} data-dicari={satu.id === dicari || undefined}>
                      <td>
                        {satu.pangan}
                        {satu.jumlah_sampel > 1 && ` (${formatNumber(satu.jumlah_sampel)} sampel)`}
                      </td>
                      <td>{satu.parameter}</td>
                      <td>
                        <KataHasil uji={satu} />
                        {satu.id === dicari && <small>Lembar {nomorLembarUji(satu)}</small>}
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

/** A sheet may outlive its record, or be a forgery. */
function TidakAda() {
  return (
    <p className={classes.tidakAda} role="alert">
      Hasil uji pada lembar yang Anda pindai tidak tercatat di pasar ini. Tanyakan kepada kantor yang namanya
      tertulis pada lembar itu.
    </p>
  )
}

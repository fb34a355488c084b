import { formatDate, formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/publik/plakat.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { PredikatSanitasiBadge } from '#pasar/sanitasi/PredikatSanitasiBadge.tsx'
import { RentangNilai } from '#pasar/sanitasi/RentangNilai.tsx'
import { KataHasil } from '#platform/pengujian/KataHasil.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

/** Rating plate: what a visitor who scanned the poster wants to know, on the first screen of a phone. */
export function PlakatPasar({ pasar }: { pasar: PasarSatu }) {
  const { sanitasi, uji_terakhir } = pasar
  const [uji] = uji_terakhir
  return (
    <section className={classes.plakat} aria-label="Plakat nilai">
      <div>
        <h2>Sanitasi dan higiene</h2>
        {sanitasi ? (
          <>
            <p className={classes.nilai}>
              <b>{formatNumber(sanitasi.nilai, 1)}</b>
              <span>dari 100</span>
              <PredikatSanitasiBadge predikat={sanitasi.predikat} />
            </p>
            <RentangNilai nilai={sanitasi.nilai} />
            <p className={classes.kecil}>Dinilai {formatDate(sanitasi.tanggal)}</p>
          </>
        ) : (
          <p>Belum dinilai</p>
        )}
      </div>
      <div>
        <h2>Uji terakhir</h2>
        {uji ? (
          <>
            <p>
              <KataHasil uji={uji} />
            </p>
            <p className={classes.kecil}>
              {uji.parameter} pada {uji.pangan}
            </p>
          </>
        ) : (
          <p>Belum pernah diuji</p>
        )}
      </div>
      <Tanda pasar={pasar} />
    </section>
  )
}

function Tanda({ pasar: { tahun_pas_aman, sni, pasar_sehat } }: { pasar: PasarSatu }) {
  if (!tahun_pas_aman && !sni && !pasar_sehat) return null
  return (
    <p className={classes.tanda}>
      {tahun_pas_aman && <Tag>PAS AMAN sejak {tahun_pas_aman}</Tag>}
      {sni && <Tag>SNI 8152</Tag>}
      {pasar_sehat && <Tag>Pasar sehat</Tag>}
    </p>
  )
}

import classes from '#okkp/publik/publik.module.css'
import type { Verifikasi } from '#okkp/publik/vonis.ts'
import { KataHasil } from '#platform/pengujian/KataHasil.tsx'

/** Last rapid tests of the product. Renders nothing if there are none. */
export function UjiRegistrasi({ uji }: { uji: Verifikasi['uji_terakhir'] }) {
  if (uji.length === 0) return null
  return (
    <section className={classes.ujiProduk} aria-labelledby="uji-produk">
      <h2 id="uji-produk">Rapid test terakhir</h2>
      <ul>
        {uji.map((satu) => (
          <li key={satu.id}>
            <KataHasil uji={satu} />
            <span>
              {satu.parameter} pada {satu.pangan}
            </span>
          </li>
        ))}
      </ul>
      <p>
        Rapid test adalah saringan: hasil positif belum berarti melanggar sebelum dipastikan uji laboratorium.
      </p>
    </section>
  )
}

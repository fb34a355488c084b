import { alamatUji, nomorLembarUji } from '@portal/domain/pasar/rapid-test/lembar-uji'
import { panganOf, type RincianRapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { kataHasil } from '@portal/domain/platform/pengujian/kata-hasil'
import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import { useTeleponLayanan } from '#okkp/index.ts'
import classes from '#pasar/rapid-test/lembar-hasil.module.css'
import { saranLembar } from '#pasar/rapid-test/saran-lembar.ts'
import Keabsahan from '#platform/lembar/Keabsahan.tsx'
import { Kop } from '#platform/lembar/Kop.tsx'

/** Printed result for the stall: half a page with letterhead, number, result, its meaning and a QR code. */
export function LembarHasil({ uji }: { uji: RincianRapidPasar }) {
  const telepon = useTeleponLayanan()
  const { kantor, tanggal, hasil_pada } = uji
  const hasil = uji.keadaan ?? negatif
  const rows = [
    ['Pasar', `${uji.nama_pasar}, ${uji.kota}`],
    ['Kios', uji.nomor_kios ?? '–'],
    ['Pangan', `${panganOf(uji)} (${uji.kategori})`],
    ['Diuji untuk', uji.parameter],
    ['Sampel', [formatNumber(uji.jumlah_sampel), uji.kode_sampel].filter(Boolean).join(', kode ')],
    ['Kit', [uji.kit_merek, uji.kit_lot && `lot ${uji.kit_lot}`].filter(Boolean).join(', ') || '–'],
  ]
  return (
    <section className={classes.lembar} aria-hidden="true">
      <Kop kantor={kantor} nomor={nomorLembarUji(uji)} tanggal={formatDate(tanggal)} />
      <h2>Hasil rapid test pangan segar</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hasil}>{kataHasil({ tanggal, hasil, hasil_pada })}</p>
      <p>{saranLembar[hasil]}</p>
      <div className={classes.tanda}>
        <span>Penguji{uji.penguji && `: ${uji.penguji}`}</span>
        <span>Pedagang</span>
      </div>
      <Keabsahan kantor={kantor} alamat={alamatUji(uji)} telepon={telepon} />
    </section>
  )
}

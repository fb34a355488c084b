import { panganOf, type RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import classes from '#pasar/rapid-test/lembar-hasil.module.css'

/** Printed result for the stall: half a page that explains what a positive result means. */
export function LembarHasil({ uji }: { uji: RapidPasar }) {
  const positif = uji.hasil_uji === 'Positif'
  const rows = [
    ['Pasar', `${uji.nama_pasar}, ${uji.kota}`],
    ['Kios', uji.nomor_kios ?? '–'],
    ['Pangan', `${panganOf(uji)} (${uji.kategori})`],
    ['Diuji untuk', uji.parameter],
    ['Tanggal uji', formatDate(uji.tanggal)],
    ['Sampel', [formatNumber(uji.jumlah_sampel), uji.kode_sampel].filter(Boolean).join(', kode ')],
    ['Kit', [uji.kit_merek, uji.kit_lot && `lot ${uji.kit_lot}`].filter(Boolean).join(', ') || '–'],
    ['Penguji', uji.penguji ?? '–'],
  ]
  return (
    <section className={classes.lembar} aria-hidden="true">
      <h2>Hasil uji cepat pangan segar</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hasil}>
        {uji.hasil_uji}
        {positif && uji.keadaan && <span>{keadaanLabels[uji.keadaan]}</span>}
      </p>
      <p>
        {positif
          ? 'Uji cepat adalah saringan, bukan putusan. Sampelnya diuji lagi di laboratorium. Sisihkan barang dari pemasok yang sama sampai hasilnya ada, dan simpan catatan pembeliannya.'
          : 'Tidak ditemukan pada sampel ini. Hasil berlaku untuk sampel yang diuji pada hari itu.'}
      </p>
      <div className={classes.tanda}>
        <span>Penguji</span>
        <span>Pedagang</span>
      </div>
    </section>
  )
}

import { useOrigin } from '#platform/rendering/use-given.ts'
import classes from './data-terbuka.module.css'

const contoh = [
  ['Keadaan sebuah izin', 'izin?nomor=NOMOR-IZIN', 'Keadaan izin NOMOR-IZIN'],
  ['Predikat sebuah pasar', 'pasar?id=NOMOR-PASAR', 'Sanitasi pasar'],
] as const

export function Sematan() {
  const origin = useOrigin()
  return (
    <section aria-labelledby="sematan">
      <h2 id="sematan">Pasang di situs Anda</h2>
      <p>
        Toko, koran, atau pemerintah daerah dapat menampilkan keadaan sebuah izin atau predikat sebuah pasar
        di halamannya sendiri. Salin bingkai ini dan ganti nomornya. Bingkai tidak menjalankan skrip dan tidak
        menyimpan kuki; isinya paling lama satu menit tertinggal dari registri.
      </p>
      {contoh.map(([judul, alamat, title]) => (
        <figure key={alamat} className={classes.contoh}>
          <figcaption>{judul}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
          <pre tabIndex={0}>
            <code>{`<iframe src="${origin}/embed/v1/${alamat}"\n  title="${title}" width="320" height="240"\n  loading="lazy" style="border:0"></iframe>`}</code>
          </pre>
        </figure>
      ))}
      <p>
        Izin juga dapat disebut dengan kode QR-nya (<code>izin?kode=</code>). Nomor pasar ada di alamat
        halamannya. Yang tidak tercatat ditampilkan sebagai tidak tercatat. Alamat <code>/embed/v1</code>{' '}
        tidak akan berubah artinya.
      </p>
    </section>
  )
}

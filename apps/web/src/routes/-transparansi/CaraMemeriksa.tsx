import classes from './transparansi.module.css'

/** How anybody checks the log, or becomes a witness of it. */
export function CaraMemeriksa({
  asal,
  kunci,
}: {
  asal: string | null | undefined
  kunci: string | null | undefined
}) {
  const alamat = `https://${asal ?? 'alamat-portal/log'}`
  return (
    <>
      <section aria-labelledby="memeriksa">
        <h2 id="memeriksa">Memeriksa sendiri</h2>
        <p>
          Seluruh log adalah berkas biasa di <code>/log</code>, dalam bentuk{' '}
          <a className={classes.tautan} href="https://c2sp.org/tlog-tiles">
            C2SP tlog-tiles
          </a>
          . Program apa pun yang mengenal bentuk itu dapat memeriksanya, juga program portal ini, tanpa akun
          dan tanpa basis data:
        </p>
        <pre className={classes.perintah}>npm run log:verify -- {alamat}</pre>
        <p>
          Bukti untuk satu izin dapat diunduh di halaman verifikasi izin itu, lalu diperiksa tanpa sambungan:
        </p>
        <pre className={classes.perintah}>npm run log:verify -- --proof bukti.json</pre>
        {kunci && (
          <>
            <p>Kunci log ini. Catat di tempat lain, supaya Anda mengenali checkpoint yang palsu:</p>
            <pre className={classes.perintah}>{kunci}</pre>
          </>
        )}
      </section>
      <section aria-labelledby="saksi">
        <h2 id="saksi">Menjadi saksi</h2>
        <p>
          Saksi adalah program kecil di komputer Anda. Ia mengunjungi log setiap menit, menolak log yang
          bercabang atau memendek, dan menandatangani checkpoint yang benar dengan kuncinya sendiri. Perguruan
          tinggi, media, dan asosiasi usaha cocok menjadi saksi.
        </p>
        <ol className={classes.langkah}>
          <li>Pasang Node.js 24 dan unduh rilis portal ini.</li>
          <li>
            Jalankan perintah ini, dengan nama Anda sendiri:
            <pre className={classes.perintah}>
              npm run log:witness -- --log {alamat} --name saksi.lembaga-anda.id --folder saksi --post
            </pre>
          </li>
          <li>
            Kirim kunci yang dicetaknya kepada pengelola portal. Setelah kunci itu didaftarkan, tanda tangan
            Anda tampil pada checkpoint. Tanpa pendaftaran pun saksi tetap memeriksa.
          </li>
          <li>
            Bila saksi mencetak <code>REFUSED</code>, simpan berkas <code>bukti-…</code> di foldernya: itulah
            bukti bahwa log ditulis ulang.
          </li>
        </ol>
      </section>
    </>
  )
}

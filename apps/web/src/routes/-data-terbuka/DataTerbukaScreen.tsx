import { IconFileTypeCsv, IconJson } from '@tabler/icons-react'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { dataLicence, datasetOf, pageOf } from '#platform/page/structured.ts'
import buttons from '#platform/ui/button.module.css'
import classes from './data-terbuka.module.css'
import { kumpulan } from './kumpulan.ts'
import { Sematan } from './Sematan.tsx'

const about = (origin: string) =>
  pageOf('DataCatalog', 'Data terbuka Portal Pangan Segar', {
    license: dataLicence,
    dataset: kumpulan.map(({ nama, judul, isi }) =>
      datasetOf({ name: judul, description: isi, path: `/data-terbuka#${nama}`, sets: [nama] })(origin),
    ),
  })(origin)

/** What the portal gives to machines and to other sites: where it is, how to page through it, what its fields mean. */
export function DataTerbukaScreen() {
  return (
    <div className={classes.page}>
      <PageTitle
        description="Registri izin, pasar, predikat sanitasi, dan kepuasan pengguna sebagai data terbuka: CSV dan JSON, tanpa akun, dengan penjelasan tiap kolom; dan bingkai untuk situs Anda."
        data={import.meta.env.SSR && about}
      >
        Data terbuka
      </PageTitle>
      <header>
        <h1>Data terbuka</h1>
        <p>
          Boleh diambil dan dipakai siapa saja, tanpa akun. Tidak ada data pribadi di dalamnya, dan kelompok
          kurang dari lima orang tidak ditampilkan.
        </p>
        <p>
          Lisensi{' '}
          <a className={classes.tautan} href="https://creativecommons.org/licenses/by/4.0/deed.id">
            Creative Commons Atribusi 4.0
          </a>
          : sebutkan “Portal Pangan Segar” sebagai sumber. Kode dan nama wilayah berasal dari idn-area-data
          (ODbL 1.0).
        </p>
      </header>
      {kumpulan.map(({ nama, judul, isi, saringan, kolom }) => (
        <section key={nama} aria-labelledby={nama}>
          <h2 id={nama}>{judul}</h2>
          <p>{isi}</p>
          <div className={classes.tombol}>
            <a
              href={`/api/data-terbuka/v1/${nama}.csv`}
              className={buttons.button}
              data-kind="primary"
              data-size="md"
              download
            >
              <IconFileTypeCsv size={18} stroke={1.75} aria-hidden="true" />
              Unduh CSV<span className="visually-hidden"> {judul}</span>
            </a>
            <a
              href={`/api/data-terbuka/v1/${nama}.json`}
              className={buttons.button}
              data-kind="plain"
              data-size="md"
            >
              <IconJson size={18} stroke={1.75} aria-hidden="true" />
              Buka JSON<span className="visually-hidden"> {judul}</span>
            </a>
          </div>
          <details className={classes.lipat}>
            <summary>Alamat, saringan, dan arti kolom {judul.toLowerCase()}</summary>
            <p>
              <code>GET /api/data-terbuka/v1/{nama}.json</code> atau <code>.csv</code>
            </p>
            <Daftar judul={`Saringan ${judul}`} baris={{ ...halaman, ...saringan }} />
            <Daftar judul={`Kolom ${judul}`} baris={kolom} />
          </details>
        </section>
      ))}
      <section aria-labelledby="halaman">
        <h2 id="halaman">Mengambil semua halaman</h2>
        <p>
          Satu jawaban memuat paling banyak 1.000 baris. Pada JSON, ambil <code>meta.berikutnya</code> lalu
          ulangi dengan <code>setelah</code> bernilai itu, sampai <code>meta.berikutnya</code> kosong (
          <code>null</code>). Pada CSV, alamat halaman berikutnya ada di kepala jawaban <code>Link</code>{' '}
          dengan <code>rel="next"</code>.
        </p>
        <p>
          Kirim kembali <code>ETag</code> sebagai <code>If-None-Match</code>: halaman yang belum berubah
          dijawab 304 tanpa isi. Paling banyak 120 permintaan tiap menit. Yang berubah artinya mendapat versi
          baru (<code>v2</code>); <code>v1</code> tetap seperti ini. Uraian lengkap untuk program ada di{' '}
          <a className={classes.tautan} href="/api/docs">
            dokumentasi API
          </a>
          .
        </p>
      </section>
      <Sematan />
    </div>
  )
}

const halaman = {
  setelah: 'Nilai berikutnya dari halaman sebelumnya; dari awal bila tidak diisi.',
  limit: 'Baris tiap jawaban, 1 sampai 1.000.',
}

function Daftar({ judul, baris }: { judul: string; baris: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.daftar} aria-label={judul}>
      {Object.entries(baris).map(([nama, arti]) => (
        <div key={nama}>
          <dt>
            <code>{nama}</code>
          </dt>
          <dd>{arti}</dd>
        </div>
      ))}
    </dl>
  )
}

import { formatDateTime } from '@portal/domain/platform/format'
import { IconFileTypeCsv, IconJson } from '@tabler/icons-react'
import classes from '#okkp/publik/data-terbuka.module.css'
import { csvAddress, isian, jsonAddress, kolom } from '#okkp/publik/data-terbuka.ts'
import { useDiperbarui } from '#okkp/publik/use-publik.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import buttons from '#platform/ui/button.module.css'

const dataset = {
  '@type': 'Dataset',
  name: 'Registri izin dan sertifikat pangan segar',
  description:
    'Semua izin dan sertifikat pangan segar yang tercatat, dengan pemegang, pangan, dan masa berlakunya.',
  inLanguage: 'id',
  isAccessibleForFree: true,
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: csvAddress },
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: jsonAddress },
  ],
}

/** The public registry for machines: where it is, how to page through it, what its fields mean. */
export function DataTerbukaScreen() {
  const diperbarui = useDiperbarui()
  return (
    <div className={classes.page}>
      <PageTitle
        description="Registri izin dan sertifikat pangan segar sebagai data terbuka: CSV dan JSON, tanpa akun, dengan penjelasan tiap kolom."
        data={dataset}
      >
        Data terbuka
      </PageTitle>
      <header>
        <h1>Data terbuka</h1>
        <p>
          Registri izin dan sertifikat pangan segar boleh diambil siapa saja, tanpa akun. Isinya sama dengan
          yang tampil saat cek registrasi: tanpa alamat, kontak, dan berkas.
        </p>
        <p className={classes.waktu} role="status">
          {diperbarui ? `Terakhir berubah ${formatDateTime(diperbarui)}.` : ' '}
        </p>
        <div className={classes.tombol}>
          <a href={csvAddress} className={buttons.button} data-kind="primary" data-size="md" download>
            <IconFileTypeCsv size={18} stroke={1.75} aria-hidden="true" />
            Unduh CSV
          </a>
          <a href={jsonAddress} className={buttons.button} data-kind="plain" data-size="md">
            <IconJson size={18} stroke={1.75} aria-hidden="true" />
            Buka JSON
          </a>
        </div>
      </header>
      <section aria-labelledby="alamat">
        <h2 id="alamat">Alamat dan saringan</h2>
        <ul className={classes.alamat}>
          <li>
            <code>GET {csvAddress}</code>
          </li>
          <li>
            <code>GET {jsonAddress}</code>
          </li>
        </ul>
        <Daftar judul="Isian alamat" baris={isian} />
      </section>
      <section aria-labelledby="halaman">
        <h2 id="halaman">Mengambil semua halaman</h2>
        <p>
          Satu jawaban memuat paling banyak 1.000 baris, urut menurut <code>id</code>. Pada JSON, ambil{' '}
          <code>meta.berikutnya</code> lalu ulangi dengan <code>setelah</code> bernilai itu, sampai{' '}
          <code>meta.berikutnya</code> kosong (<code>null</code>). Pada CSV, alamat halaman berikutnya ada di
          kepala jawaban <code>Link</code> dengan <code>rel="next"</code>.
        </p>
        <p>
          Waktu perubahan terakhir ada di <code>meta.diperbarui</code> (JSON). Kirim kembali <code>ETag</code>{' '}
          sebagai <code>If-None-Match</code> atau <code>Last-Modified</code> sebagai{' '}
          <code>If-Modified-Since</code>: halaman yang belum berubah dijawab 304 tanpa isi. Paling banyak 120
          permintaan tiap menit.
        </p>
      </section>
      <section aria-labelledby="kolom">
        <h2 id="kolom">Kolom</h2>
        <Daftar judul="Kolom" baris={kolom} />
      </section>
    </div>
  )
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

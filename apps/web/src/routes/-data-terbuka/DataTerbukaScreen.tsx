import type { KumpulanTerbuka, openDataKatalog } from '@portal/domain/platform/data-terbuka/data-terbuka'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { IconFileTypeCsv, IconFileTypeXls, IconJson } from '@tabler/icons-react'
import { question } from '#platform/api/question.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useRead } from '#platform/light/use-read.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { dataLicence, datasetOf, pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './data-terbuka.module.css'
import { kumpulan } from './kumpulan.ts'
import { Sematan } from './Sematan.tsx'

const katalog = question<typeof openDataKatalog>('/api/data-terbuka/v1/katalog.json')

type Keadaan = readonly KumpulanTerbuka[]
const stateOf = (sets: Keadaan, nama: string) => sets.find((one) => one.nama === nama)

const about = (sets: Keadaan) => (origin: string) =>
  pageOf('DataCatalog', 'Data terbuka Portal Pangan Segar', {
    license: dataLicence,
    dataset: kumpulan.map(({ nama, judul, isi }) =>
      datasetOf({
        name: judul,
        description: isi,
        path: `/data-terbuka#${nama}`,
        sets: [nama],
        modified: stateOf(sets, nama)?.per,
      })(origin),
    ),
  })(origin)

/** The page about open data: addresses, paging and the meaning of fields. */
export function DataTerbukaScreen() {
  const sets = useRead(katalog, { quiet: true }).data?.data ?? []
  return (
    <div className={classes.page}>
      <PageTitle
        description="Registri izin, pasar, predikat sanitasi, dan kepuasan pengguna sebagai data terbuka: Excel, CSV, dan JSON, tanpa akun, dengan penjelasan tiap kolom; dan bingkai untuk situs Anda."
        data={import.meta.env.SSR && about(sets)}
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
        <p>
          Apakah izin dan peringatan diterbitkan sebagaimana mestinya dapat diperiksa di{' '}
          <AppLink to="/transparansi" className={classes.tautan}>
            log transparansi
          </AppLink>
          .
        </p>
      </header>
      {kumpulan.map(({ nama, judul, isi, saringan, kolom }) => (
        <section key={nama} aria-labelledby={nama}>
          <h2 id={nama}>{judul}</h2>
          <p>{isi}</p>
          <Isi keadaan={stateOf(sets, nama)} />
          <div className={classes.tombol}>
            {berkas.map(({ jenis, kata, icon }) => (
              <a
                key={jenis}
                href={`/api/data-terbuka/v1/${nama}.${jenis}`}
                className={buttons.button}
                data-kind={jenis === 'xlsx' ? 'primary' : 'plain'}
                data-size="md"
                download={jenis === 'json' ? undefined : true}
              >
                <Icon of={icon} />
                {kata}
                <span className="visually-hidden"> {judul}</span>
              </a>
            ))}
          </div>
          <details className={classes.lipat}>
            <summary>Alamat, saringan, dan arti kolom {judul.toLowerCase()}</summary>
            <p>
              <code>GET /api/data-terbuka/v1/{nama}.json</code>, <code>.csv</code>, atau <code>.xlsx</code>
            </p>
            <Daftar judul={`Saringan ${judul}`} baris={{ ...halaman, ...saringan }} />
            <Daftar judul={`Kolom ${judul}`} baris={kolom} />
          </details>
        </section>
      ))}
      <section aria-labelledby="halaman">
        <h2 id="halaman">Untuk program</h2>
        <p>
          CSV dan Excel memuat seluruh kumpulan, atau seluruh bagian yang disaring. Kolomnya sama; Excel
          menulis tanggal sebagai tanggal, dan ya atau tidak sebagai kata. JSON memuat paling banyak 1.000
          baris tiap jawaban: ambil <code>meta.berikutnya</code> lalu ulangi dengan <code>setelah</code>{' '}
          bernilai itu, sampai <code>meta.berikutnya</code> kosong (<code>null</code>). CSV dengan{' '}
          <code>limit</code> juga dikirim sehalaman; alamat berikutnya ada di kepala jawaban <code>Link</code>{' '}
          dengan <code>rel="next"</code>. Semua kumpulan dengan banyaknya baris ada di{' '}
          <code>GET /api/data-terbuka/v1/katalog.json</code>.
        </p>
        <p>
          Jawaban boleh disimpan siapa pun selama lima menit. Sesudahnya kirim kembali <code>ETag</code>{' '}
          sebagai <code>If-None-Match</code>: yang belum berubah dijawab 304 tanpa isi. Paling banyak 120
          halaman dan 20 berkas tiap menit. Yang berubah artinya mendapat versi baru (<code>v2</code>);{' '}
          <code>v1</code> tetap seperti ini. Uraian lengkap ada di{' '}
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

const berkas = [
  { jenis: 'xlsx', kata: 'Unduh Excel', icon: IconFileTypeXls },
  { jenis: 'csv', kata: 'Unduh CSV', icon: IconFileTypeCsv },
  { jenis: 'json', kata: 'Buka JSON', icon: IconJson },
] as const

/** Shows row count and date of a data set. The line is reserved while loading. */
function Isi({ keadaan }: { keadaan: KumpulanTerbuka | undefined }) {
  if (!keadaan) return <p className={classes.keadaan}>&nbsp;</p>
  const { total, per } = keadaan
  return (
    <p className={classes.keadaan}>
      {per === null ? 'Belum ada data' : `${formatNumber(total)} baris · data per ${formatDate(per)}`}
    </p>
  )
}

const halaman = {
  setelah: 'JSON dan CSV: nilai berikutnya dari halaman sebelumnya; dari awal bila tidak diisi.',
  limit: 'JSON dan CSV: baris tiap jawaban, 1 sampai 1.000.',
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

import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { kataJenis, kataPeristiwa } from '@portal/domain/platform/transparansi/kata'
import type { EntriLog, readTransparansi } from '@portal/domain/platform/transparansi/transparansi.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import { CaraMemeriksa } from './CaraMemeriksa.tsx'
import classes from './transparansi.module.css'

/** The page about the transparency log: what it is for, its newest entries, and how to check it. */
export function TransparansiScreen() {
  const { data, error, retry } = useRead(question<typeof readTransparansi>('/api/transparansi'), {
    quiet: true,
  })
  const log = data?.data
  return (
    <div className={classes.page}>
      <PageTitle
        data={import.meta.env.SSR && pageOf('AboutPage', 'Log transparansi')}
        description="Setiap izin yang terbit, diubah, dibekukan, atau dicabut, setiap peringatan, dan setiap perubahan batas cemaran dicatat dalam log umum yang tidak dapat ditulis ulang diam-diam."
      >
        Log transparansi
      </PageTitle>
      <header>
        <h1>Log transparansi</h1>
        <p>
          Setiap izin yang terbit, diubah, dibekukan, atau dicabut, setiap peringatan dan koreksinya, dan
          setiap perubahan batas cemaran dicatat di sini. Catatan hanya dapat ditambah. Bila ada yang menulis
          ulang catatan lama, misalnya menerbitkan izin hari ini dengan tanggal tahun lalu, siapa saja dapat
          membuktikannya.
        </p>
      </header>
      {error ? (
        <ErrorState title="Keadaan log belum dapat dimuat" error={error} onRetry={retry} />
      ) : (
        <Keadaan log={log} />
      )}
      <section aria-labelledby="cara-kerja">
        <h2 id="cara-kerja">Cara kerjanya</h2>
        <ol className={classes.langkah}>
          <li>
            Setiap penerbitan dan perubahan menghasilkan satu catatan: jenis, nomor, peristiwa, waktu, dan
            sidik datanya. Sidik dibuat dengan garam acak, sehingga log ini tidak memuat data pribadi.
          </li>
          <li>
            Setiap menit portal menyegel catatan baru. Semua catatan bersama-sama menghasilkan satu sidik
            (akar), yang ditandatangani portal bersama banyaknya catatan. Itulah checkpoint.
          </li>
          <li>
            Satu huruf yang berubah di catatan mana pun mengubah akarnya. Saksi di luar portal menyimpan
            checkpoint, dan menolak log yang memendek atau yang masa lalunya berubah.
          </li>
        </ol>
      </section>
      <CaraMemeriksa asal={log?.asal} kunci={log?.kunci} />
      {log && log.hilang.length > 0 && (
        <section aria-labelledby="hilang">
          <h2 id="hilang">Terbit, baris hilang</h2>
          <p>
            Catatan berikut sudah terbit, tetapi datanya hilang karena basis data dipulihkan dari cadangan.
            Catatannya tetap ada di log.
            {log.jumlah_hilang > log.hilang.length &&
              ` Seluruhnya ada ${formatNumber(log.jumlah_hilang)}; daftar ini memuat ${formatNumber(log.hilang.length)} yang terbaru.`}
          </p>
          <Entri judul="Terbit, baris hilang" entri={log.hilang} />
        </section>
      )}
      {log && log.terbaru.length > 0 && (
        <section aria-labelledby="terbaru">
          <h2 id="terbaru">Catatan terbaru</h2>
          <Entri judul="Catatan terbaru" entri={log.terbaru} />
        </section>
      )}
      <p>
        Data izin, pasar, dan kepuasan untuk diolah sendiri ada di{' '}
        <AppLink to="/data-terbuka" className={classes.tautan}>
          data terbuka
        </AppLink>
        .
      </p>
    </div>
  )
}

type Log = NonNullable<ReturnType<typeof useRead<typeof readTransparansi>>['data']>['data']

function Keadaan({ log }: { log: Log | undefined }) {
  if (!log) return <p className={classes.keadaan}>&nbsp;</p>
  if (log.asal === null)
    return (
      <p className={classes.keadaan}>
        Belum ada checkpoint. {formatNumber(log.menunggu)} catatan menunggu disegel.
      </p>
    )
  const saksi = log.saksi.filter(({ waktu }) => waktu !== null)
  return (
    <dl className={classes.angka}>
      <div>
        <dt>Catatan</dt>
        <dd>{formatNumber(log.ukuran)}</dd>
      </div>
      <div>
        <dt>Disegel terakhir</dt>
        <dd>{log.diterbitkan ? formatDateTime(log.diterbitkan) : '–'}</dd>
      </div>
      <div>
        <dt>Menunggu disegel</dt>
        <dd>{formatNumber(log.menunggu)}</dd>
      </div>
      <div>
        <dt>Saksi atas checkpoint ini</dt>
        <dd>{saksi.length === 0 ? 'Belum ada' : saksi.map(({ nama }) => nama).join(', ')}</dd>
      </div>
    </dl>
  )
}

function Entri({ judul, entri }: { judul: string; entri: readonly EntriLog[] }) {
  return (
    <ol className={classes.entri} aria-label={judul}>
      {entri.map(({ urutan, jenis, nomor, peristiwa, waktu }) => (
        <li key={urutan}>
          <span className={classes.nomor}>
            {kataJenis(jenis)} {nomor}
          </span>
          <span>{kataPeristiwa(peristiwa)}</span>
          <span className={classes.waktu}>
            No. {formatNumber(urutan)} · <time dateTime={waktu}>{formatDateTime(waktu)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}

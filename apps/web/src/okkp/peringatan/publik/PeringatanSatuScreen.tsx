import type { RincianPeringatan } from '@portal/domain/okkp/peringatan/peringatan.contract'
import {
  jenisPeringatanLabels,
  nomorPeringatan,
  penerbitPeringatan,
  tindakanPeringatanLabels,
} from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTeleponLayanan } from '#okkp/bantuan/use-telepon.ts'
import { Bagikan } from '#okkp/peringatan/publik/Bagikan.tsx'
import { PeringatanBadge } from '#okkp/peringatan/publik/PeringatanBadge.tsx'
import classes from '#okkp/peringatan/publik/peringatan.module.css'
import { usePeringatanSatu } from '#okkp/peringatan/publik/use-peringatan-publik.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Kop } from '#platform/lembar/Kop.tsx'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

// Only paper shows the QR code, so the browser loads its generator after the page.
const Keabsahan = lazy(() => import('#platform/lembar/Keabsahan.tsx'))

export function PeringatanSatuScreen({ id }: { id: number }) {
  const { data, error, retry } = usePeringatanSatu(id)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <PageTitle>Peringatan tidak ditemukan</PageTitle>
        <EmptyState
          as="h1"
          title="Peringatan ini tidak ditemukan"
          text="Periksa alamatnya, atau lihat semua peringatan yang terbit."
          action={
            <AppLink to="/peringatan" className={buttons.button} data-kind="plain" data-size="md">
              Semua peringatan
            </AppLink>
          }
        />
      </>
    )
  }
  if (error) return <ErrorState title="Peringatan belum dapat dimuat" error={error} onRetry={retry} />
  return data ? <Isi peringatan={data.data} /> : <LoadingRows rows={4} />
}

function Isi({ peringatan }: { peringatan: RincianPeringatan }) {
  const { judul, pangan, isi, alasan, tindakan, status } = peringatan
  return (
    <article className={classes.halaman}>
      <PageTitle
        description={`${jenisPeringatanLabels[peringatan.jenis]}: ${pangan}. ${isi.slice(0, 140)}`}
        data={import.meta.env.SSR && aboutOf(peringatan)}
      >
        {judul}
      </PageTitle>
      <div className={classes.kertas}>
        <Kop
          kantor={penerbitPeringatan}
          nomor={nomorPeringatan(peringatan)}
          tanggal={formatDate(peringatan.diperbarui)}
        />
      </div>
      <header className={classes.kepalaSatu}>
        <PeringatanBadge {...peringatan} />
        <h1>{judul}</h1>
        <p className={classes.kecil}>
          Terbit {formatDate(peringatan.terbit)} oleh {penerbitPeringatan}
          {tindakan !== 'terbit' &&
            `, ${tindakanPeringatanLabels[tindakan].toLowerCase()} ${formatDate(peringatan.diperbarui)}`}
        </p>
      </header>
      {alasan && (
        <p className={classes.alasan} data-status={status}>
          <b>{status === 'dicabut' ? 'Peringatan ini dicabut.' : 'Peringatan ini dikoreksi.'}</b> {alasan}
        </p>
      )}
      {peringatan.foto && (
        <img
          className={classes.foto}
          src={fileAddress('display_image', peringatan.foto)}
          alt={`Foto ${pangan}`}
          width={640}
          height={480}
        />
      )}
      <section>
        <h2>Apa yang harus dilakukan</h2>
        <p className={classes.isi}>{peringatan.saran}</p>
      </section>
      <section>
        <h2>Apa yang terjadi</h2>
        <p className={classes.isi}>{isi}</p>
      </section>
      <Fakta peringatan={peringatan} />
      {peringatan.riwayat.length > 1 && <Riwayat riwayat={peringatan.riwayat} />}
      <Kaki id={peringatan.id} />
      <div className={classes.tombol}>
        <Bagikan judul={judul} />
        <button
          type="button"
          className={buttons.button}
          data-kind="plain"
          data-size="md"
          onClick={() => window.print()}
        >
          <Icon of={IconPrinter} />
          Cetak lembar
        </button>
        <AppLink to="/peringatan" className={buttons.button} data-kind="plain" data-size="md">
          Semua peringatan
        </AppLink>
        <AppLink to="/lapor" className={buttons.button} data-kind="quiet" data-size="md">
          Laporkan pangan mencurigakan
        </AppLink>
      </div>
    </article>
  )
}

/** Foot of the printed sheet. The screen does not show it. */
function Kaki({ id }: { id: number }) {
  const telepon = useTeleponLayanan()
  return (
    <div className={classes.kertas}>
      <Suspense>
        <Keabsahan kantor={penerbitPeringatan} alamat={`/peringatan/${id}`} telepon={telepon} />
      </Suspense>
    </div>
  )
}

function Fakta({ peringatan }: { peringatan: RincianPeringatan }) {
  const { pangan, bets, nomor_izin, kode_verifikasi, provinsi } = peringatan
  return (
    <dl className={classes.fakta}>
      <div>
        <dt>Pangan</dt>
        <dd>{pangan}</dd>
      </div>
      {bets && (
        <div>
          <dt>Bets</dt>
          <dd>{bets}</dd>
        </div>
      )}
      {nomor_izin && (
        <div>
          <dt>Nomor izin</dt>
          <dd>
            {kode_verifikasi ? (
              <AppLink to={`/verifikasi/${kode_verifikasi}`}>{nomor_izin}</AppLink>
            ) : (
              nomor_izin
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>Penerbit</dt>
        <dd>{penerbitPeringatan}</dd>
      </div>
      <div>
        <dt>Wilayah</dt>
        <dd>{provinsi ?? 'Seluruh Indonesia'}</dd>
      </div>
    </dl>
  )
}

/** All published versions with the reasons for changes. Published text never disappears. */
function Riwayat({ riwayat }: Pick<RincianPeringatan, 'riwayat'>) {
  return (
    <section>
      <h2>Riwayat</h2>
      <ol className={classes.riwayat}>
        {riwayat.map((versi) => (
          <li key={versi.nomor}>
            <details>
              <summary>
                <b>{tindakanPeringatanLabels[versi.tindakan]}</b>{' '}
                <time dateTime={versi.terbit}>{formatDateTime(versi.terbit)}</time>
                {versi.alasan && <span>: {versi.alasan}</span>}
              </summary>
              <h3>{versi.judul}</h3>
              <p className={classes.isi}>{versi.isi}</p>
              <p className={classes.isi}>{versi.saran}</p>
              <p className={classes.kecil}>
                {[versi.pangan, versi.bets && `bets ${versi.bets}`, versi.nomor_izin]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

const aboutOf = ({ judul, isi, terbit, diperbarui }: RincianPeringatan) =>
  pageOf('Article', judul, {
    headline: judul,
    articleBody: isi,
    datePublished: terbit,
    dateModified: diperbarui,
  })

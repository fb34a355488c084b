import { IconPrinter, IconQrcode, IconQuestionMark } from '@tabler/icons-react'
import { HasilVerifikasi } from '#okkp/publik/HasilVerifikasi.tsx'
import { KodeForm } from '#okkp/publik/KodeForm.tsx'
import { MandiriPart } from '#okkp/publik/mandiri/MandiriPart.tsx'
import classes from '#okkp/publik/publik.module.css'
import { useVerifikasi } from '#okkp/publik/use-publik.ts'
import { type Verifikasi, vonisOf } from '#okkp/publik/vonis.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { kodeRapi } from '#platform/light/kode.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { organisation } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

/** Page that the QR code of a certificate opens. */
export function VerifikasiScreen({ kode }: { kode: string }) {
  const { data: answer, error, retry } = useVerifikasi(kode)
  const data = answer?.data
  if (isUnknown(error)) return <KodeAsing kode={kode} />
  return (
    <div className={classes.lebar} data-cetak="verifikasi">
      {data ? (
        <PageTitle description={describe(data)} data={import.meta.env.SSR && permitOf(data)}>
          {data.no_registration}
        </PageTitle>
      ) : (
        <PageTitle>Verifikasi</PageTitle>
      )}
      {error ? (
        <>
          <MandiriPart />
          <ErrorState title="Belum dapat diperiksa" error={error} onRetry={retry} />
        </>
      ) : !data ? (
        <LoadingRows rows={4} />
      ) : (
        <>
          <HasilVerifikasi registrasi={data} heading="h1" />
          <MandiriPart nomor={data.no_registration} />
          <div className={`${classes.tombol} ${classes.onScreen}`}>
            <button
              type="button"
              className={buttons.button}
              data-kind="plain"
              data-size="md"
              onClick={() => window.print()}
            >
              <Icon of={IconPrinter} />
              Cetak hasil ini
            </button>
            <AppLink to="/verifikasi" className={buttons.button} data-kind="quiet" data-size="md">
              <Icon of={IconQrcode} />
              Periksa kode lain
            </AppLink>
            <AppLink
              to="/lapor"
              search={{ nomor: data.no_registration }}
              className={buttons.button}
              data-kind="quiet"
              data-size="md"
            >
              Laporkan izin ini
            </AppLink>
          </div>
        </>
      )}
    </div>
  )
}

/** Shows an unknown code as prominently as the other results. */
function KodeAsing({ kode }: { kode: string }) {
  return (
    <div className={classes.lebar}>
      <PageTitle>Kode tidak ditemukan</PageTitle>
      <article className={classes.hasil}>
        <header className={classes.vonis} data-tone="bad">
          <span className={classes.vonisIcon}>
            <Icon of={IconQuestionMark} size={32} />
          </span>
          <div>
            <h1 className={classes.vonisJudul}>Kode ini tidak ditemukan</h1>
            <p>
              Tidak ada registrasi dengan kode <b>{kode}</b>. Jangan anggap sertifikat itu sah sebelum Anda
              bertanya kepada penerbitnya.
            </p>
          </div>
        </header>
        <div className={classes.cobaLagi}>
          <p>Periksa lagi tulisannya: kode terdiri atas dua belas huruf dan angka, tanpa 0, 1, I, dan O.</p>
          <KodeForm initial={kodeRapi(kode)} />
          <p>
            Kodenya sudah benar?{' '}
            <AppLink to="/okkp/registrasi" className={classes.tautan}>
              Cari menurut nomor atau nama usaha
            </AppLink>
            . Sertifikatnya mencurigakan?{' '}
            <AppLink to="/lapor" search={{ jenis: 'izin' }} className={classes.tautan}>
              Laporkan
            </AppLink>
            .
          </p>
        </div>
      </article>
    </div>
  )
}

function describe(registrasi: Verifikasi): string {
  const { judul, isi } = vonisOf(registrasi)
  const pangan = registrasi.nama_psat ?? registrasi.komoditas ?? registrasi.jenis_registrasi
  return `${judul}: ${pangan}, ${registrasi.unit_usaha}. ${isi}`
}

/** The server answers 400 if the code is too long. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

const permitOf = (izin: Verifikasi) => (origin: string) => ({
  '@type': 'GovernmentPermit',
  name: `${izin.jenis_registrasi} ${izin.no_registration}`,
  identifier: izin.no_registration,
  url: `${origin}/verifikasi/${izin.kode_verifikasi}`,
  issuedBy: { ...organisation(origin), ...(izin.lembaga_penerbit ? { name: izin.lembaga_penerbit } : {}) },
  validFrom: izin.terbit_sertifikat,
  ...(izin.exp_sertifikat ? { validUntil: izin.exp_sertifikat } : {}),
  validIn: { '@type': 'Country', name: 'Indonesia' },
  // Status today. A sanction can end validity before the expiry date.
  additionalProperty: { '@type': 'PropertyValue', name: 'status', value: izin.status },
})

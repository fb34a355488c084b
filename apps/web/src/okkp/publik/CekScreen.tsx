import { formatNumber } from '@portal/domain/platform/format'
import { IconQrcode } from '@tabler/icons-react'
import { ClientOnly, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { usePenarikan } from '#okkp/peringatan/publik/use-penarikan.ts'
import { CekForm } from '#okkp/publik/CekForm.tsx'
import { type Cek, type CekSearch, queryOf, readCek, writeCek } from '#okkp/publik/check-search.ts'
import { KartuRegistrasi } from '#okkp/publik/KartuRegistrasi.tsx'
import { useCek } from '#okkp/publik/use-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { PencarianPage } from '#platform/light/pencarian/PencarianPage.tsx'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

// Lazy loaded, because the cards answer most searches.
const RincianDialog = lazy(() => import('#okkp/publik/RincianDialog.tsx'))

/** Public check whether a permit or certificate is genuine and valid. The address stores the search. */
export function CekScreen({ search }: { search: CekSearch }) {
  const navigate = useNavigate()
  const cek = readCek(search)
  const go = (next: Cek) =>
    void navigate({ to: '/okkp/registrasi', search: writeCek(next), resetScroll: false })
  return (
    <>
      <PageTitle
        description="Pastikan izin atau sertifikat pangan segar tercatat dan masih berlaku: cari menurut nomor, nama usaha, atau nama pangan."
        data={import.meta.env.SSR && pageOf('SearchResultsPage', 'Cek registrasi dan sertifikat')}
      >
        Cek registrasi
      </PageTitle>
      <header className={classes.header}>
        <div>
          <h1>Cek registrasi dan sertifikat</h1>
          <p>Pastikan izin atau sertifikat pangan segar tercatat dan masih berlaku.</p>
        </div>
        <AppLink to="/verifikasi" className={buttons.button} data-kind="plain" data-size="md">
          <Icon of={IconQrcode} />
          Punya kode verifikasi?
        </AppLink>
      </header>
      <CekForm cek={cek} onCek={go} />
      <Hasil cek={cek} />
      <p className={classes.terbuka}>
        Butuh datanya?{' '}
        <AppLink to="/data-terbuka" className={classes.tautan}>
          Registri ini tersedia sebagai data terbuka
        </AppLink>{' '}
        (Excel, CSV, dan JSON). Ingin tahu berapa cemaran yang diperbolehkan? Lihat{' '}
        <AppLink to="/okkp/batas-cemaran" className={classes.tautan}>
          batas cemaran pangan segar
        </AppLink>
        .
      </p>
      {cek.detail && (
        <ClientOnly>
          <Suspense>
            <RincianDialog
              key={cek.detail}
              kode={cek.detail}
              onClose={() => go({ ...cek, detail: undefined })}
            />
          </Suspense>
        </ClientOnly>
      )}
    </>
  )
}

function Hasil({ cek }: { cek: Cek }) {
  const { data, error, isStale, retry } = useCek(queryOf(cek))
  const isDitarik = usePenarikan()
  if (error) {
    return (
      <div className={classes.panel}>
        <ErrorState title="Belum dapat diperiksa" error={error} onRetry={retry} />
      </div>
    )
  }
  if (!data) {
    return (
      <div className={classes.panel}>
        <LoadingRows rows={5} />
      </div>
    )
  }
  const asked = cek.kata !== '' || Object.keys(cek.filters).length > 0
  if (data.data.length === 0) return <Kosong cek={cek} asked={asked} />
  const { total } = data.meta
  return (
    <section className={classes.hasil} aria-label="Hasil" aria-busy={isStale}>
      <h2 aria-live="polite">
        {asked ? `${formatNumber(total)} registrasi ditemukan` : 'Registrasi yang baru terbit'}
      </h2>
      <ul>
        {data.data.map((registrasi) => (
          <li key={registrasi.id}>
            <KartuRegistrasi
              registrasi={registrasi}
              ditarik={isDitarik(registrasi.no_registration)}
              search={writeCek({ ...cek, detail: registrasi.kode_verifikasi })}
            />
          </li>
        ))}
      </ul>
      <PencarianPage
        meta={data.meta}
        to="/okkp/registrasi"
        unit="registrasi"
        searchOf={(page) => writeCek({ ...cek, page, detail: undefined })}
      />
    </section>
  )
}

function Kosong({ cek, asked }: { cek: Cek; asked: boolean }) {
  const past = cek.page > 1
  return (
    <div className={classes.panel} role="status">
      <EmptyState
        title={
          past ? 'Halaman ini kosong' : asked ? 'Tidak ada registrasi yang cocok' : 'Belum ada registrasi'
        }
        text={
          past
            ? 'Nomor halamannya melewati akhir hasil.'
            : 'Periksa ejaan nomornya, coba nama usahanya, atau kurangi saringan. Registrasi yang tidak tercatat di sini belum tentu sah.'
        }
        action={
          asked || past ? (
            <AppLink to="/okkp/registrasi" className={buttons.button} data-kind="plain" data-size="md">
              Mulai dari awal
            </AppLink>
          ) : undefined
        }
      />
    </div>
  )
}

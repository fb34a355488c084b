import type { SdmPublik } from '@portal/domain/okkp/sdm/sdm.schema'
import { formatNumber } from '@portal/domain/platform/format'
import { IconUserSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { KartuSdm } from '#okkp/publik/sdm/KartuSdm.tsx'
import { PencarianSdm } from '#okkp/publik/sdm/PencarianSdm.tsx'
import classes from '#okkp/publik/sdm/sdm-publik.module.css'
import { perProvinsi, type SdmSearch } from '#okkp/publik/sdm/sdm-search.ts'
import { useSdmPublik } from '#okkp/publik/sdm/use-sdm-publik.ts'
import buttons from '#platform/light/button.module.css'
import { PencarianPage } from '#platform/light/pencarian/PencarianPage.tsx'
import cek from '#platform/light/pencarian/pencarian.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

const to = '/okkp/sdm'

/** Public list of food-safety staff by province. The address stores the search. */
export function SdmPublikScreen({ search }: { search: SdmSearch }) {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        description="Auditor, pengawas, petugas pengambil contoh, dan penilai higiene pangan segar di tiap provinsi, dengan masa berlaku kompetensinya."
        data={import.meta.env.SSR && pageOf('SearchResultsPage', 'Kompetensi SDM keamanan pangan segar')}
      >
        Kompetensi SDM
      </PageTitle>
      <header className={cek.header}>
        <div>
          <h1>Kompetensi SDM keamanan pangan segar</h1>
          <p>Cari petugas yang kompeten di provinsi Anda, dan lihat sampai kapan kompetensinya berlaku.</p>
        </div>
      </header>
      <PencarianSdm
        search={search}
        onSearch={(next) => void navigate({ to, search: next, resetScroll: false })}
      />
      <Hasil search={search} />
    </>
  )
}

function Hasil({ search }: { search: SdmSearch }) {
  const { data, error, isStale, retry } = useSdmPublik(search)
  if (error || !data) {
    return (
      <div className={cek.panel}>
        {error ? (
          <ErrorState title="Daftar belum dapat dimuat" error={error} onRetry={retry} />
        ) : (
          <LoadingRows rows={5} />
        )}
      </div>
    )
  }
  if (data.data.length === 0) return <Kosong />
  return (
    <section className={classes.hasil} aria-label="Hasil" aria-busy={isStale}>
      <p aria-live="polite" className={classes.jumlah}>
        {formatNumber(data.meta.total)} orang
      </p>
      {perProvinsi(data.data).map(({ provinsi, orang }) => (
        <Provinsi key={provinsi} provinsi={provinsi} orang={orang} />
      ))}
      <PencarianPage meta={data.meta} to={to} unit="orang" searchOf={(page) => ({ ...search, page })} />
    </section>
  )
}

function Provinsi({ provinsi, orang }: { provinsi: string; orang: readonly SdmPublik[] }) {
  return (
    <section className={classes.provinsi}>
      <h2>{provinsi}</h2>
      <ul>
        {orang.map((sdm) => (
          <li key={sdm.id}>
            <KartuSdm sdm={sdm} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Kosong() {
  return (
    <div className={cek.panel} role="status">
      <EmptyState
        icon={IconUserSearch}
        title="Tidak ada yang cocok"
        text="Periksa ejaan namanya, atau pilih provinsi dan kategori lain."
        action={
          <AppLink to={to} className={buttons.button} data-kind="plain" data-size="md">
            Mulai dari awal
          </AppLink>
        }
      />
    </div>
  )
}

import { formatNumber } from '@portal/domain/platform/format'
import { IconMapSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { KartuPasar } from '#pasar/publik/KartuPasar.tsx'
import { PencarianPasarForm } from '#pasar/publik/PencarianPasarForm.tsx'
import { PetaPencarianOnSight } from '#pasar/publik/PetaPencarianOnSight.tsx'
import classes from '#pasar/publik/publik-pasar.module.css'
import { type PencarianPasarSearch, usePencarianPasar } from '#pasar/publik/use-pasar-publik.ts'
import buttons from '#platform/light/button.module.css'
import { PencarianPage } from '#platform/light/pencarian/PencarianPage.tsx'
import cari from '#platform/light/pencarian/pencarian.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

const to = '/pasar/cari'

/** Public search for markets with their last sanitation rating. The address stores the search. */
export function PencarianPasarScreen({ search }: { search: PencarianPasarSearch }) {
  const navigate = useNavigate({ from: to })
  return (
    <>
      <PageTitle
        description="Cari pasar pangan segar aman menurut nama, kabupaten/kota, atau yang terdekat dengan Anda, dan lihat kapan pasarnya terakhir diuji dan dinilai kebersihannya."
        data={import.meta.env.SSR && pageOf('SearchResultsPage', 'Cari pasar')}
      >
        Cari pasar
      </PageTitle>
      <header className={cari.header}>
        <div>
          <h1>Cari pasar</h1>
          <p>Temukan pasar di dekat Anda, dan lihat kapan terakhir diuji dan dinilai kebersihannya.</p>
        </div>
        <AppLink to="/pasar" className={buttons.button} data-kind="plain" data-size="md">
          Statistik semua pasar
        </AppLink>
      </header>
      <PencarianPasarForm
        search={search}
        // The change merges into the current address, because a delayed text search must not overwrite newer filters.
        onSearch={(change, replace) =>
          void navigate({ to, search: (now) => ({ ...now, ...change }), resetScroll: false, replace })
        }
      />
      <Hasil search={search} />
    </>
  )
}

function Hasil({ search }: { search: PencarianPasarSearch }) {
  const { data, error, isStale, retry } = usePencarianPasar(search)
  if (error || !data) {
    return (
      <div className={cari.panel}>
        {error ? (
          <ErrorState title="Pasar belum dapat dicari" error={error} onRetry={retry} />
        ) : (
          <LoadingRows rows={5} />
        )}
      </div>
    )
  }
  const { total, total_is_minimum: more } = data.meta
  return (
    <div className={classes.dua}>
      <section className={classes.temuan} aria-label="Hasil" aria-busy={isStale}>
        <h2 aria-live="polite">
          {more && 'Lebih dari '}
          {formatNumber(total)} pasar{search.dekat ? ', yang terdekat lebih dahulu' : ''}
        </h2>
        {data.data.length === 0 ? (
          <Kosong />
        ) : (
          <>
            <ul>
              {data.data.map((pasar) => (
                <li key={pasar.id}>
                  <KartuPasar pasar={pasar} />
                </li>
              ))}
            </ul>
            <PencarianPage meta={data.meta} to={to} unit="pasar" searchOf={(page) => ({ ...search, page })} />
          </>
        )}
      </section>
      <PetaPencarianOnSight search={search} rows={data.data} />
    </div>
  )
}

function Kosong() {
  return (
    <div className={cari.panel} role="status">
      <EmptyState
        icon={IconMapSearch}
        title="Tidak ada pasar yang cocok"
        text="Periksa ejaannya, tulis nama kabupaten atau kotanya saja, atau kurangi saringan. Pasar yang belum dibina belum tercatat di sini."
        action={
          <AppLink to={to} className={buttons.button} data-kind="plain" data-size="md">
            Tampilkan semua pasar
          </AppLink>
        }
      />
    </div>
  )
}

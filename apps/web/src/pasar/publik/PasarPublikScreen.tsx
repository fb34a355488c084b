import { lazy, Suspense } from 'react'
import { IsiPasar } from '#pasar/publik/IsiPasar.tsx'
import { usePasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

// Few visitors print the poster, so the browser loads it lazily.
const PosterPasar = lazy(() => import('#pasar/publik/PosterPasar.tsx'))

interface PasarPublikScreenProps {
  id: number | undefined
  poster: boolean
  /** The test whose printed sheet led here. */
  uji: number | undefined
}

export function PasarPublikScreen({ id, poster, uji }: PasarPublikScreenProps) {
  const { data, error, isStale, retry } = usePasarSatu(id, uji)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Asing />
  if (error || !data || isStale) {
    return (
      <>
        <PageTitle>Pasar</PageTitle>
        {error ? (
          <ErrorState title="Pasar belum dapat dimuat" error={error} onRetry={retry} />
        ) : (
          <LoadingRows rows={6} />
        )}
      </>
    )
  }
  if (!poster) return <IsiPasar pasar={data.data} dicari={uji} />
  return (
    <Suspense fallback={<LoadingRows rows={6} />}>
      <PosterPasar pasar={data.data} />
    </Suspense>
  )
}

function Asing() {
  return (
    <>
      <PageTitle>Pasar tidak ditemukan</PageTitle>
      <EmptyState
        as="h1"
        title="Pasar ini tidak ditemukan"
        text="Alamatnya keliru, atau pasarnya sudah tidak dicatat. Cari menurut nama atau kabupaten/kotanya."
        action={
          <AppLink to="/pasar/cari" className={buttons.button} data-kind="primary" data-size="md">
            Cari pasar
          </AppLink>
        }
      />
    </>
  )
}

import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import type { ReactNode } from 'react'
import { useSdm } from '#okkp/sdm/use-sdm.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

export const sdmCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Kompetensi SDM', to: '/okkp/admin/sdm' },
]

/** Fetches one person of the own region; screens below it start with the data in hand. */
export function SdmLoader({ id, children }: { id: number; children: (sdm: Sdm) => ReactNode }) {
  const { data, error, refetch } = useSdm(id)
  if (data) return children(data)
  const missing = data === null || (error instanceof ApiError && [404, 400].includes(error.status))
  if (!missing && !error) return <LoadingRows />
  return (
    <>
      <PageHeader title="SDM" crumbs={sdmCrumbs} />
      {missing ? (
        <EmptyState
          title="SDM tidak ditemukan"
          text="Mungkin sudah dihapus, atau berada di luar wilayah kerja Anda."
          action={<AppLink to="/okkp/admin/sdm">Kembali ke daftar</AppLink>}
        />
      ) : (
        <ErrorState title="Data belum dapat dibuka" error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

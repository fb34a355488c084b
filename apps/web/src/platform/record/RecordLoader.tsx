import type { ReactNode } from 'react'
import { type Crumbs, PageHeader } from '#platform/page/PageHeader.tsx'
import type { RecordRead } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

interface RecordLoaderProps<T> {
  read: RecordRead<T>
  /** In front of a sentence: "Pasar". */
  noun: string
  crumbs: Crumbs
  /** The list it is one of. */
  back: string
  children: (record: T) => ReactNode
}

/** One record by its address; the screen below starts with it in hand, and stays when a later look fails. */
export function RecordLoader<T>({ read, noun, crumbs, back, children }: RecordLoaderProps<T>) {
  const { data, error, refetch } = read
  const missing = data === null || (error instanceof ApiError && [404, 400].includes(error.status))
  if (data !== undefined && !missing) return children(data)
  if (!missing && !error) return <LoadingRows />
  return (
    <>
      <PageHeader title={noun} crumbs={crumbs} />
      {missing ? (
        <EmptyState
          title={`${noun} tidak ditemukan`}
          text="Mungkin sudah dihapus, atau berada di luar wilayah kerja Anda."
          action={<AppLink to={back}>Kembali ke daftar</AppLink>}
        />
      ) : (
        <ErrorState title={`${noun} belum dapat dibuka`} error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { type Crumbs, PageHeader } from '#platform/page/PageHeader.tsx'
import type { RecordRead } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

interface RecordLoaderProps<T> {
  read: RecordRead<T>
  /** The noun at the start of a sentence: "Pasar". */
  noun: string
  crumbs: Crumbs
  /** Path of the record's list. */
  back: string
  children: (record: T) => ReactNode
}

/** Loads one record for the screen below. The screen stays mounted if a later refetch fails. */
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

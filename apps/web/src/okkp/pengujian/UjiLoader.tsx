import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

interface UjiLoaderProps<T> {
  /** In front of a sentence: "Uji mutu". */
  noun: string
  crumbs: readonly { label: string; to?: string }[]
  list: string
  query: UseQueryResult<T>
  children: (record: T) => ReactNode
}

/** Fetches one record; screens below it start with the data in hand. */
export function UjiLoader<T>({ noun, crumbs, list, query, children }: UjiLoaderProps<T>) {
  const { data, error } = query
  const missing = error instanceof ApiError && [404, 400].includes(error.status)
  // A form that is being filled in stays on the screen when a later look at the server fails.
  if (data && !missing) return children(data)
  if (!error) return <LoadingRows />
  return (
    <>
      <PageHeader title={noun} crumbs={crumbs} />
      {missing ? (
        <EmptyState
          title={`${noun} tidak ditemukan`}
          text="Mungkin sudah dihapus, atau berada di luar wilayah kerja Anda."
          action={<AppLink to={list}>Kembali ke daftar</AppLink>}
        />
      ) : (
        <ErrorState title={`${noun} belum dapat dibuka`} error={error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}

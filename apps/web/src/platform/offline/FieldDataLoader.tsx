import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface FieldDataRead {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

interface FieldDataLoaderProps {
  title: string
  crumbs: readonly { label: string; to?: string }[]
  /** The name of the missing data: "Lembar uji". */
  noun: string
  reads: readonly FieldDataRead[]
  children: () => ReactNode
}

/** Waits for the data of a field screen, from the device or from the server. */
export function FieldDataLoader({ title, crumbs, noun, reads, children }: FieldDataLoaderProps) {
  if (reads.every(({ data }) => data !== undefined)) return children()
  const error = reads.find((read) => read.error)?.error
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {error ? (
        <ErrorState
          title={`${noun} belum disiapkan di perangkat ini`}
          error={error}
          onRetry={() => void Promise.all(reads.map(({ refetch }) => refetch()))}
        />
      ) : (
        <LoadingRows rows={8} />
      )}
    </>
  )
}

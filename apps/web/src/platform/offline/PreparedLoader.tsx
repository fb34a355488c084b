import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface PreparedRead {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

interface PreparedLoaderProps {
  title: string
  crumbs: readonly { label: string; to?: string }[]
  /** What is not on this device yet: "Lembar uji". */
  noun: string
  reads: readonly PreparedRead[]
  /** Once all of them are there. */
  children: () => ReactNode
}

/** A screen of the field starts with what was prepared for it, from the device or from the server. */
export function PreparedLoader({ title, crumbs, noun, reads, children }: PreparedLoaderProps) {
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

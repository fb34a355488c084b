import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError, isSilent } from '#platform/wire/api-error.ts'
import { useBerkas } from '#psat/berkas/use-berkas.ts'

interface BerkasLoaderProps {
  uuid: string
  /** Operators call a file "Pengajuan", officers call it "Berkas". */
  noun: 'Berkas' | 'Permohonan'
  title: string
  crumbs?: readonly { label: string; to?: string }[]
  missing: string
  back: { to: string; label: string }
  /** Renders what the user can do on this device while the server is unreachable. */
  offline?: (retry: () => void) => ReactNode
  children: (berkas: BerkasPengajuan) => ReactNode
}

export function BerkasLoader(props: BerkasLoaderProps) {
  const { uuid, noun, title, crumbs = [], missing, back, offline, children } = props
  const { data, error, refetch } = useBerkas(uuid)
  if (data) return children(data)
  if (offline && isSilent(error)) return offline(() => void refetch())
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {/* The server answers 400 for a truncated UUID. Such an address names no file either. */}
      {error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState
          title={`${noun} tidak ditemukan`}
          text={missing}
          action={<AppLink to={back.to}>{back.label}</AppLink>}
        />
      ) : error ? (
        <ErrorState title={`${noun} belum dapat dimuat`} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </>
  )
}

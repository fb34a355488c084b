import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi.contract'
import type { ReactNode } from 'react'
import { type JenisRegistrasi, useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { ApiError } from '#platform/api/api-error.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'

export const registrasiCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Registrasi & Sertifikat', to: '/okkp/admin/registrasi' },
]

interface RegistrasiLoaderProps {
  id: number
  children: (registrasi: RegistrasiLengkap, jenis: JenisRegistrasi) => ReactNode
}

/** Fetches one registration and its kind; screens below it start with the data in hand. */
export function RegistrasiLoader({ id, children }: RegistrasiLoaderProps) {
  const { data, error, refetch } = useRegistrasi(id)
  const daftar = useJenisRegistrasi()
  if (error) {
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return (
      <>
        <PageHeader title="Registrasi" crumbs={registrasiCrumbs} />
        {missing ? (
          <EmptyState
            title="Registrasi tidak ditemukan"
            text="Mungkin sudah dihapus, atau berada di luar wilayah kerja Anda."
            action={<AppLink to="/okkp/admin/registrasi">Kembali ke daftar</AppLink>}
          />
        ) : (
          <ErrorState title="Registrasi belum dapat dibuka" error={error} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  if (!data || !daftar) return <LoadingRows />
  const known = daftar.find((each) => each.id === data.jenis_registrasi_id)
  return children(
    data,
    known ?? { id: data.jenis_registrasi_id, nama: data.jenis_registrasi, masa_berlaku_tahun: null },
  )
}

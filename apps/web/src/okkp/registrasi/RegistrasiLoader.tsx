import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { ReactNode } from 'react'
import { type JenisRegistrasi, useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

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
  const registrasi = useRegistrasi(id)
  const jenis = useJenisRegistrasi()
  const { data } = registrasi
  const error = registrasi.error ?? jenis.error
  const retry = () => void Promise.all([registrasi.refetch(), jenis.refetch()])
  const missing = registrasi.error instanceof ApiError && [404, 400].includes(registrasi.error.status)
  // A form that is being filled in stays on the screen when a later look at the server fails.
  if (missing || (error && !(data && jenis.data))) {
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
          <ErrorState title="Registrasi belum dapat dibuka" error={error} onRetry={retry} />
        )}
      </>
    )
  }
  if (!data || !jenis.data) return <LoadingRows />
  const known = jenis.data.find((each) => each.id === data.jenis_registrasi_id)
  return children(
    data,
    known ?? { id: data.jenis_registrasi_id, nama: data.jenis_registrasi, masa_berlaku_tahun: null },
  )
}

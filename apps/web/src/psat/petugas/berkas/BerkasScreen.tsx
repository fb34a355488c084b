import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { ApiError } from '#platform/api/api-error.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { useBerkas } from '#psat/berkas/use-berkas.ts'
import { BerkasPage } from '#psat/petugas/berkas/BerkasPage.tsx'

export function BerkasScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const { data, error, refetch } = useBerkas(uuid)
  if (data) return <BerkasPage key={data.uuid} berkas={data} />
  return (
    <>
      <PageHeader title="Berkas perizinan" />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="Berkas tidak ditemukan"
          text="Berkas ini tidak ada, atau bukan berkas yang ditugaskan kepada Anda."
          action={<AppLink to={`/psat/admin/perizinan/${auditType}`}>Kembali ke daftar</AppLink>}
        />
      ) : error ? (
        <ErrorState title="Berkas belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </>
  )
}

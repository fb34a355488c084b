import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '#platform/api/api-error.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { notify } from '#platform/ui/notify.ts'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { useBerkas } from '#psat/berkas/use-berkas.ts'
import { AntreanBar } from '#psat/komtek/AntreanBar.tsx'
import { berikutnya } from '#psat/komtek/berikutnya.ts'
import { KasusPage } from '#psat/komtek/KasusPage.tsx'
import { useAntrean } from '#psat/komtek/use-antrean.ts'
import { BerkasPage } from '#psat/petugas/berkas/BerkasPage.tsx'
import { SetelahLangkah } from '#psat/petugas/langkah/use-langkah.ts'

/** One file out of the own queue; after the decision the next one follows by itself. */
export function KasusScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const { role } = useSignedInUser()
  const navigate = useNavigate()
  const antrean = useAntrean(auditType)
  const { data: berkas, error, refetch } = useBerkas(uuid)
  const to = `/psat/admin/perizinan/${auditType}/audit`

  async function goOn() {
    const next = berikutnya(antrean.rows, uuid)
    if (next) notify.info('Ini berkas berikutnya dalam antrean Anda.')
    await navigate({ to, search: next ? { id: next } : {} } as never)
    window.scrollTo({ top: 0 })
    await antrean.refetch()
  }

  if (berkas) {
    const bar = <AntreanBar antrean={antrean} to={to} uuid={uuid} />
    const komtek = role === 'PVTPP' || berkas.code === 40 || berkas.code === 41
    return (
      <SetelahLangkah value={() => void goOn()}>
        {komtek ? (
          <KasusPage key={uuid} berkas={berkas} bar={bar} />
        ) : (
          <BerkasPage key={uuid} berkas={berkas} actions={bar} />
        )}
      </SetelahLangkah>
    )
  }
  return (
    <>
      <PageHeader title="Berkas perizinan" />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="Berkas tidak ditemukan"
          text="Berkas ini tidak ada, atau tidak sedang menjadi urusan Anda."
          action={<AppLink to={to}>Kembali ke antrean</AppLink>}
        />
      ) : error ? (
        <ErrorState title="Berkas belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </>
  )
}

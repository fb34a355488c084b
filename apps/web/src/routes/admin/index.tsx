import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { berantrean } from '@portal/domain/psat/daftar/antrean'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { StaffStartScreen } from '#akun/beranda/StaffStartScreen.tsx'
import { antreanSearch } from '#platform/antrean/antrean-search.ts'
import { QueueSkeleton } from '#platform/queue/QueueSkeleton.tsx'
import { searchOf } from '#platform/routing/search-of.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const MejaAwal = lazy(() => import('#psat/daftar/antrean/MejaAwal.tsx'))
const PermintaanLab = lazy(() => import('#okkp/kasus/PermintaanLab.tsx'))
const AntreanSaya = lazy(() => import('#psat/daftar/antrean/AntreanSaya.tsx'))
const AntreanKantor = lazy(() => import('#platform/antrean/AntreanKantor.tsx'))
const AntreanSamping = lazy(() => import('#platform/antrean/AntreanSamping.tsx'))

const psat = {
  isi: (
    <Suspense fallback={<QueueSkeleton keep="antrean-saya" />}>
      <AntreanSaya />
    </Suspense>
  ),
  samping: (
    <Suspense fallback={<LoadingRows keep="kunjungan-awal" rows={3} />}>
      <MejaAwal />
    </Suspense>
  ),
}
/** OKKP and markets share one queue. */
const kantor = {
  isi: (
    <Suspense fallback={<QueueSkeleton keep="antrean-kantor" />}>
      <AntreanKantor />
    </Suspense>
  ),
  samping: (
    <Suspense fallback={<LoadingRows rows={3} />}>
      <AntreanSamping />
    </Suspense>
  ),
}

/** A superadmin holds no turn and starts with the state of the portal. */
function antreanOf(role: Role) {
  if (berantrean(role)) return psat
  return hasPermission(role, 'pasar.kelola') && role !== 'SUPERADMIN' ? kantor : undefined
}

export const Route = createFileRoute('/admin/')({
  validateSearch: searchOf(antreanSearch),
  component: () => (
    <StaffStartScreen
      permintaan={
        <Suspense>
          <PermintaanLab />
        </Suspense>
      }
      antreanOf={antreanOf}
    />
  ),
  staticData: { offline: true },
})

import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { berantrean } from '@portal/domain/psat/daftar/antrean'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { StaffStartScreen } from '#akun/beranda/StaffStartScreen.tsx'
import { antreanSearch } from '#platform/antrean/antrean-search.ts'
import { searchOf } from '#platform/routing/search-of.ts'

const MejaAwal = lazy(() => import('#psat/daftar/antrean/MejaAwal.tsx'))
const PermintaanLab = lazy(() => import('#okkp/kasus/PermintaanLab.tsx'))
const AntreanSaya = lazy(() => import('#psat/daftar/antrean/AntreanSaya.tsx'))
const AntreanKantor = lazy(() => import('#platform/antrean/AntreanKantor.tsx'))
const AntreanSamping = lazy(() => import('#platform/antrean/AntreanSamping.tsx'))

const psat = {
  isi: (
    <Suspense>
      <AntreanSaya />
    </Suspense>
  ),
  samping: (
    <Suspense>
      <MejaAwal />
    </Suspense>
  ),
}
/** OKKP and markets share one queue. */
const kantor = {
  isi: (
    <Suspense>
      <AntreanKantor />
    </Suspense>
  ),
  samping: (
    <Suspense>
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

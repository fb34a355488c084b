import { berantrean } from '@portal/domain/psat/daftar/antrean'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { StaffStartScreen } from '#akun/beranda/StaffStartScreen.tsx'

const MejaAwal = lazy(() => import('#psat/daftar/antrean/MejaAwal.tsx'))
const PermintaanLab = lazy(() => import('#okkp/kasus/PermintaanLab.tsx'))
const AntreanSaya = lazy(() => import('#psat/daftar/antrean/AntreanSaya.tsx'))

export const Route = createFileRoute('/admin/')({
  component: () => (
    <StaffStartScreen
      permintaan={
        <Suspense>
          <PermintaanLab />
        </Suspense>
      }
      antrean={{
        untuk: berantrean,
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
      }}
    />
  ),
  staticData: { offline: true },
})

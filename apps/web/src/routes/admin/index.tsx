import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { StaffStartScreen } from '#akun/beranda/StaffStartScreen.tsx'

const AntreanSaya = lazy(() => import('#psat/antrean/AntreanSaya.tsx'))

export const Route = createFileRoute('/admin/')({
  component: () => (
    <StaffStartScreen
      antrean={
        <Suspense>
          <AntreanSaya />
        </Suspense>
      }
    />
  ),
  staticData: { offline: true },
})

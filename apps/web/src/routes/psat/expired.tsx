import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ExpiredScreen } from '#akun/masuk/ExpiredScreen.tsx'
import { useUser } from '#platform/session/use-session.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const IzinSaya = lazy(() => import('#psat/dasbor/pelaku/IzinSayaPage.tsx'))

export const Route = createFileRoute('/psat/expired')({ component: Expired })

/** Shows visitors that their login expired. A signed-in operator sees expiring permits instead. */
function Expired() {
  const user = useUser()
  if (user?.role !== 'PELAKU_USAHA') return <ExpiredScreen />
  return (
    <Suspense fallback={<LoadingRows />}>
      <IzinSaya />
    </Suspense>
  )
}

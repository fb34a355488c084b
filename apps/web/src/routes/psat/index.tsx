import type { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { listOf, oneOf, searchOf } from '#platform/routing/search-of.ts'
import { useUser } from '#platform/session/use-session.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import { PsatScreen } from '#psat/pengajuan/PsatScreen.tsx'

export const Route = createFileRoute('/psat/')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({ bagian: oneOf('draf', 'riwayat') }, listOf<typeof listPengajuanSaya>()),
  component: Psat,
})

const PelakuScreen = lazy(() => import('#psat/pengajuan/PelakuScreen.tsx'))

/** Shows a description of the service to visitors, and the work area to operators. */
function Psat() {
  const user = useUser()
  const { bagian } = Route.useSearch()
  if (user?.role !== 'PELAKU_USAHA') return <PsatScreen />
  return (
    <Suspense fallback={<LoadingRows />}>
      <PelakuScreen bagian={bagian} />
    </Suspense>
  )
}

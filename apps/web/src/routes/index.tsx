import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { useUser } from '#platform/session/use-session.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import { Beranda } from './-beranda/Beranda.tsx'

export const Route = createFileRoute('/')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({ tabel: text }),
  component: Home,
})

const OperatorHome = lazy(async () => ({
  default: (await import('./-beranda/OperatorHome.tsx')).OperatorHome,
}))

/** Shows the landing page to visitors and staff, and the start page to operators. */
function Home() {
  const user = useUser()
  if (user?.role !== 'PELAKU_USAHA') return <Beranda />
  return (
    <Suspense fallback={<LoadingRows />}>
      <OperatorHome user={user} />
    </Suspense>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'
import { HariLiburScreen } from '#psat/master/HariLiburScreen.tsx'

export const Route = createFileRoute('/psat/admin/data/hari-libur')({
  validateSearch: searchOf({ tahun: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { tahun } = Route.useSearch()
  return <HariLiburScreen tahun={tahun} />
}

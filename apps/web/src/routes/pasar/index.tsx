import { createFileRoute } from '@tanstack/react-router'
import { StatistikPasarScreen } from '#pasar/statistik/StatistikPasarScreen.tsx'
import { statistikSearch } from '#pasar/statistik/statistik-search.ts'
import { searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf(statistikSearch),
  component: Statistik,
})

function Statistik() {
  return <StatistikPasarScreen search={Route.useSearch()} />
}

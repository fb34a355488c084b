import { createFileRoute } from '@tanstack/react-router'
import { DasborPasarScreen } from '#pasar/dasbor/DasborPasarScreen.tsx'
import { dasborSearch } from '#pasar/dasbor/dasbor-search.ts'
import { searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf(dasborSearch),
  component: Statistik,
})

function Statistik() {
  return <DasborPasarScreen search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { statistikSearch } from '#pasar/statistik/statistik-search.ts'
import { TugasScreen } from '#pasar/tugas/TugasScreen.tsx'
import { searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/')({
  component: TugasScreen,
  validateSearch: searchOf(statistikSearch),
  staticData: { offline: true },
})

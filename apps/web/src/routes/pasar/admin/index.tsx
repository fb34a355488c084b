import { createFileRoute } from '@tanstack/react-router'
import { dasborSearch } from '#pasar/dasbor/dasbor-search.ts'
import { TugasScreen } from '#pasar/tugas/TugasScreen.tsx'
import { antreanSearch } from '#platform/antrean/antrean-search.ts'
import { searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/')({
  component: TugasScreen,
  validateSearch: searchOf({ ...dasborSearch, ...antreanSearch }),
  staticData: { offline: true },
})

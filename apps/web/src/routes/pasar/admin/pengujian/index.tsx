import type { rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RapidScreen } from '#pasar/rapid/RapidScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/')({
  validateSearch: searchOf({}, listOf<typeof rapidPasarCalls.list>()),
  component: RapidScreen,
  staticData: { offline: true },
})

import type { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RapidTestScreen } from '#pasar/rapid-test/RapidTestScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/')({
  validateSearch: searchOf({}, listOf<typeof rapidPasarCalls.list>()),
  component: RapidTestScreen,
  staticData: { offline: true },
})

import type { sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { SanitasiScreen } from '#pasar/sanitasi/SanitasiScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/higiene/')({
  validateSearch: searchOf({}, listOf<typeof sanitasiCalls.list>()),
  component: SanitasiScreen,
  staticData: { offline: true },
})

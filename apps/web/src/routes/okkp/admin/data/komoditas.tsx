import type { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import { createFileRoute } from '@tanstack/react-router'
import { KomoditasScreen } from '#okkp/komoditas/KomoditasScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/komoditas')({
  validateSearch: searchOf({}, listOf<typeof komoditasCalls.list>()),
  component: KomoditasScreen,
})

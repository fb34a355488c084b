import type { pemetaanCalls } from '@portal/domain/okkp/batas/batas.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PemetaanScreen } from '#okkp/batas/PemetaanScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/parameter/pemetaan-komoditas')({
  validateSearch: searchOf({}, listOf<typeof pemetaanCalls.list>()),
  component: PemetaanScreen,
})

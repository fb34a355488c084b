import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { createFileRoute } from '@tanstack/react-router'
import { SdmScreen } from '#okkp/sdm/SdmScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/sdm/')({
  validateSearch: searchOf({}, listOf<(typeof sdmCalls)['list']>()),
  component: SdmScreen,
})

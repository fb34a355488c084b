import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { createFileRoute } from '@tanstack/react-router'
import { SdmPublikScreen } from '#okkp/publik/sdm/SdmPublikScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/sdm')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({}, listOf<(typeof sdmCalls)['list']>()),
  component: Sdm,
})

function Sdm() {
  return <SdmPublikScreen search={Route.useSearch()} />
}

import type { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RapidTestScreen } from '#okkp/rapid-test/RapidTestScreen.tsx'
import { listOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/rapid/')({
  validateSearch: searchOf({ jenis: wholeNumber }, listOf<typeof rapidTestCalls.list>()),
  component: Screen,
})

function Screen() {
  return <RapidTestScreen jenisId={Route.useSearch().jenis} />
}

import { createFileRoute } from '@tanstack/react-router'
import { RapidTestBaruScreen } from '#okkp/rapid-test/RapidTestBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/rapid/add')({
  validateSearch: searchOf({ jenis: wholeNumber }),
  component: Screen,
})

function Screen() {
  return <RapidTestBaruScreen jenisId={Route.useSearch().jenis} />
}

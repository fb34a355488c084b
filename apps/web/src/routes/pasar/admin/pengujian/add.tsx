import { createFileRoute } from '@tanstack/react-router'
import { RapidTestBaruScreen } from '#pasar/rapid-test/RapidTestBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/add')({
  validateSearch: searchOf({ pasar: wholeNumber }),
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  return <RapidTestBaruScreen pasarId={Route.useSearch().pasar} />
}

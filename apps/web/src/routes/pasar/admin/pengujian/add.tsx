import { createFileRoute } from '@tanstack/react-router'
import { RapidBaruScreen } from '#pasar/rapid/RapidBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/add')({
  validateSearch: searchOf({ pasar: wholeNumber }),
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  return <RapidBaruScreen pasarId={Route.useSearch().pasar} />
}

import { createFileRoute } from '@tanstack/react-router'
import { RapidTestBaruScreen } from '#pasar/rapid-test/RapidTestBaruScreen.tsx'
import { UjiUlangScreen } from '#pasar/rapid-test/UjiUlangScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/add')({
  validateSearch: searchOf({ pasar: wholeNumber, tindak_lanjut: wholeNumber }),
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  const { pasar, tindak_lanjut } = Route.useSearch()
  if (tindak_lanjut !== undefined) return <UjiUlangScreen kasusId={tindak_lanjut} />
  return <RapidTestBaruScreen pasarId={pasar} />
}

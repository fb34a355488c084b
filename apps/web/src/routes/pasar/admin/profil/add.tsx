import { createFileRoute } from '@tanstack/react-router'
import { addProfilKota, addProfilProvinsi } from '#pasar/profil/profil-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/profil/add')({
  validateSearch: searchOf({ varian: oneOf('kota', 'provinsi'), pasar: wholeNumber }),
  component: Screen,
})

function Screen() {
  const from = Route.useSearch()
  return from.varian === 'provinsi' ? (
    <AddScreen of={addProfilProvinsi} from={from} />
  ) : (
    <AddScreen of={addProfilKota} from={from} />
  )
}

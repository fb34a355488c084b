import { createFileRoute } from '@tanstack/react-router'
import { ProfilBaruScreen } from '#pasar/profil/ProfilBaruScreen.tsx'
import { oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/profil/add')({
  validateSearch: searchOf({ varian: oneOf('kota', 'provinsi'), pasar: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { varian = 'kota', pasar } = Route.useSearch()
  return <ProfilBaruScreen varian={varian} pasarId={pasar} />
}

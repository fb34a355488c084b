import { createFileRoute } from '@tanstack/react-router'
import { PedagangBaruScreen } from '#pasar/pedagang/PedagangBaruScreen.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/add')({
  validateSearch: searchOf({ group: wholeNumber, pasar: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { group, pasar } = Route.useSearch()
  return <PedagangBaruScreen key={group} ranah={ranahOkkp} groupId={group} pasarId={pasar} />
}

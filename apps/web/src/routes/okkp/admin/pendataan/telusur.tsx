import { createFileRoute } from '@tanstack/react-router'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'
import { TelusurScreen } from '#pasar/pedagang/TelusurScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/telusur')({
  validateSearch: searchOf({ pemasok: wholeNumber }),
  component: Screen,
})

function Screen() {
  return <TelusurScreen ranah={ranahOkkp} pemasokId={Route.useSearch().pemasok ?? 0} />
}

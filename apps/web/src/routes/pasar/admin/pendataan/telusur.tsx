import { createFileRoute } from '@tanstack/react-router'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { TelusurScreen } from '#pasar/pedagang/TelusurScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pendataan/telusur')({
  validateSearch: searchOf({ pemasok: wholeNumber }),
  component: Screen,
})

function Screen() {
  return <TelusurScreen ranah={ranahPasar} pemasokId={Route.useSearch().pemasok ?? 0} />
}

import type { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PasarScreen } from '#pasar/pasar/PasarScreen.tsx'
import { listOf, oneOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pasar/')({
  validateSearch: searchOf({ tampilan: oneOf('peta') }, listOf<typeof pasarCalls.list>()),
  component: Screen,
})

function Screen() {
  return <PasarScreen peta={Route.useSearch().tampilan === 'peta'} />
}

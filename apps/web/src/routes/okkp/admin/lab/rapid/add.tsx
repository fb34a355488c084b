import { createFileRoute } from '@tanstack/react-router'
import { addRapid } from '#okkp/rapid-test/rapid-test-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/rapid/add')({
  validateSearch: searchOf({ jenis: wholeNumber }),
  component: Screen,
})

function Screen() {
  return <AddScreen of={addRapid} from={Route.useSearch()} />
}

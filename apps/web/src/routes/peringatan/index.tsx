import { createFileRoute } from '@tanstack/react-router'
import { PeringatanScreen } from '#okkp/peringatan/publik/PeringatanScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/peringatan/')({
  staticData: { onServer: true, keep: 'check' },
  validateSearch: searchOf({ page: wholeNumber }),
  component: Peringatan,
})

function Peringatan() {
  const { page = 1 } = Route.useSearch()
  return <PeringatanScreen page={page} />
}

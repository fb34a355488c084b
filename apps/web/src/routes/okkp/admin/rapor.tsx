import { createFileRoute } from '@tanstack/react-router'
import { RaporScreen } from '#okkp/rapor/RaporScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/rapor')({
  validateSearch: searchOf({ provinsi: wholeNumber, tahun: wholeNumber }),
  component: Rapor,
})

function Rapor() {
  return <RaporScreen search={Route.useSearch()} />
}

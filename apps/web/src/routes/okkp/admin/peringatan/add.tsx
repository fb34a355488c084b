import { asalBukti } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { createFileRoute } from '@tanstack/react-router'
import { PeringatanBaruScreen } from '#okkp/peringatan/PeringatanBaruScreen.tsx'
import { oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/peringatan/add')({
  validateSearch: searchOf({ asal: oneOf(...asalBukti), bukti: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { asal, bukti: id } = Route.useSearch()
  return <PeringatanBaruScreen bukti={asal && id !== undefined ? { asal, id } : undefined} />
}

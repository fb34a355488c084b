import { createFileRoute } from '@tanstack/react-router'
import { UjiLabBaruScreen } from '#okkp/uji-lab/UjiLabBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/uji/add')({
  validateSearch: searchOf({ jenis: wholeNumber }),
  component: Screen,
})

function Screen() {
  return <UjiLabBaruScreen jenisId={Route.useSearch().jenis} />
}

import type { listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiLabScreen } from '#okkp/uji-lab/UjiLabScreen.tsx'
import { listOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/uji/')({
  validateSearch: searchOf({ jenis: wholeNumber }, listOf<typeof listUjiLab>()),
  component: Screen,
})

function Screen() {
  return <UjiLabScreen jenisId={Route.useSearch().jenis} />
}

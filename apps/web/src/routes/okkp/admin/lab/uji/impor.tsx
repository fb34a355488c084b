import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { ujiLabImpor } from '#okkp/uji-lab/uji-lab.transfer.ts'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/uji/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  return <UjiImporScreen of={ujiLabImpor} from={Route.useSearch()} />
}

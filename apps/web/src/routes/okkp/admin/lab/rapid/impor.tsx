import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { rapidImpor } from '#okkp/rapid-test/rapid-test.transfer.ts'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/rapid/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  return <UjiImporScreen of={rapidImpor} from={Route.useSearch()} />
}

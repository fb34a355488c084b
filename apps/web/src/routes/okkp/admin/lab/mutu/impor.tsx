import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { mutuImpor } from '#okkp/uji-mutu/uji-mutu.transfer.ts'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/mutu/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  return <UjiImporScreen of={mutuImpor} from={Route.useSearch()} />
}

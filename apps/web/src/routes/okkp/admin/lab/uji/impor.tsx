import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiLabImporScreen } from '#okkp/uji-lab/UjiLabImporScreen.tsx'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/uji/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  const { jenis, impor } = Route.useSearch()
  return <UjiLabImporScreen jenisId={jenis} uuid={impor} />
}

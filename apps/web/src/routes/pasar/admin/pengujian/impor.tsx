import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RapidTestImporScreen } from '#pasar/impor/RapidTestImporScreen.tsx'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pengujian/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  const { jenis, impor } = Route.useSearch()
  return <RapidTestImporScreen jenisId={jenis} uuid={impor} />
}

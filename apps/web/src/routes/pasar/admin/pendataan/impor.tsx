import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PedagangImporScreen } from '#pasar/impor/PedagangImporScreen.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/pendataan/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  const { jenis, impor } = Route.useSearch()
  return <PedagangImporScreen ranah={ranahPasar} jenisId={jenis} uuid={impor} />
}

import type { listImpor } from '@portal/domain/okkp/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { ImporScreen } from '#okkp/impor/ImporScreen.tsx'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/registrasi/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof listImpor>()),
  component: Impor,
})

function Impor() {
  const { jenis, impor } = Route.useSearch()
  return <ImporScreen jenisId={jenis} uuid={impor} />
}

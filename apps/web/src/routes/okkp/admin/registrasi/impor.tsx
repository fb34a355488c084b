import type { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RegistrasiImporScreen } from '#okkp/registrasi/RegistrasiImporScreen.tsx'
import { listOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/registrasi/impor')({
  validateSearch: searchOf({ jenis: wholeNumber, impor: text }, listOf<typeof okkpImpor.list>()),
  component: Impor,
})

function Impor() {
  const { jenis, impor } = Route.useSearch()
  return <RegistrasiImporScreen jenisId={jenis} uuid={impor} />
}

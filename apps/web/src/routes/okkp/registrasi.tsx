import type { listRegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { CekScreen } from '#okkp/publik/CekScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/registrasi')({
  validateSearch: searchOf({ detail: text }, listOf<typeof listRegistrasiPublik>()),
  component: Cek,
})

function Cek() {
  return <CekScreen search={Route.useSearch()} />
}

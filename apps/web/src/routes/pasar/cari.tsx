import type { cariPasar } from '@portal/domain/pasar/pasar/cari-pasar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { CariPasarScreen } from '#pasar/publik/CariPasarScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/cari')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({ tabel: text }, listOf<typeof cariPasar>()),
  component: Cari,
})

function Cari() {
  return <CariPasarScreen search={Route.useSearch()} />
}

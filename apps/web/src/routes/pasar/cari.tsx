import type { searchPasar } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PencarianPasarScreen } from '#pasar/publik/PencarianPasarScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/cari')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({ tabel: text }, listOf<typeof searchPasar>()),
  component: Cari,
})

function Cari() {
  return <PencarianPasarScreen search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { DataPelakuScreen } from '#psat/data-usaha/DataPelakuScreen.tsx'

export const Route = createFileRoute('/profil')({
  validateSearch: searchOf({ tab: text, buka: text }),
  component: Profil,
})

function Profil() {
  const { tab } = Route.useSearch()
  return <DataPelakuScreen tab={tab} />
}

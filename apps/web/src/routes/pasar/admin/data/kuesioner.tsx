import { createFileRoute } from '@tanstack/react-router'
import { KuesionerScreen } from '#pasar/kuesioner/KuesionerScreen.tsx'
import { oneOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/data/kuesioner')({
  validateSearch: searchOf({ sasaran: oneOf('konsumen', 'pedagang') }),
  component: Screen,
})

function Screen() {
  return <KuesionerScreen sasaran={Route.useSearch().sasaran ?? 'konsumen'} />
}

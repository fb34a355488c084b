import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { PerbaikanScreen } from '#psat/pengajuan/perbaikan/PerbaikanScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/$uuid/perbaikan')({
  validateSearch: searchOf({ buka: text }),
  component: PerbaikanPage,
})

function PerbaikanPage() {
  const { uuid } = Route.useParams()
  return <PerbaikanScreen uuid={uuid} />
}

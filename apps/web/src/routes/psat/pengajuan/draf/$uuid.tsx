import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { DrafScreen } from '#psat/pengajuan/DrafScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/draf/$uuid')({
  validateSearch: searchOf({ langkah: text, buka: text }),
  component: DrafPage,
})

function DrafPage() {
  const { uuid } = Route.useParams()
  return <DrafScreen uuid={uuid} />
}

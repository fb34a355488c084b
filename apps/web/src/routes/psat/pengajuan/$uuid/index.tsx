import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { BerkasSayaScreen } from '#psat/pengajuan/BerkasSayaScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/$uuid/')({
  validateSearch: searchOf({ bagian: text }),
  component: BerkasPage,
})

function BerkasPage() {
  const { uuid } = Route.useParams()
  return <BerkasSayaScreen uuid={uuid} />
}

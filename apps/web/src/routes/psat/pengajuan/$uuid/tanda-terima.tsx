import { createFileRoute } from '@tanstack/react-router'
import { TandaTerimaScreen } from '#psat/pengajuan/TandaTerimaScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/$uuid/tanda-terima')({ component: TandaTerimaPage })

function TandaTerimaPage() {
  const { uuid } = Route.useParams()
  return <TandaTerimaScreen uuid={uuid} />
}

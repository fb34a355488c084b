import { createFileRoute } from '@tanstack/react-router'
import { DrafScreen } from '#psat/layanan/DrafScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/draf/$uuid')({ component: DrafPage })

function DrafPage() {
  const { uuid } = Route.useParams()
  return <DrafScreen uuid={uuid} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PerbaikanScreen } from '#psat/layanan/perbaikan/PerbaikanScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/$uuid/perbaikan')({ component: PerbaikanPage })

function PerbaikanPage() {
  const { uuid } = Route.useParams()
  return <PerbaikanScreen uuid={uuid} />
}

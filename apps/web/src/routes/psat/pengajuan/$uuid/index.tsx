import { createFileRoute } from '@tanstack/react-router'
import { BerkasSayaScreen } from '#psat/layanan/BerkasSayaScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/$uuid/')({ component: BerkasPage })

function BerkasPage() {
  const { uuid } = Route.useParams()
  return <BerkasSayaScreen uuid={uuid} />
}

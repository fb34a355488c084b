import { createFileRoute } from '@tanstack/react-router'
import { PengalihanScreen } from '#psat/pengalihan/PengalihanScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/pengalihan/$kode')({ component: PengalihanPage })

function PengalihanPage() {
  const { kode } = Route.useParams()
  return <PengalihanScreen kode={kode} />
}

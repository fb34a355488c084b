import { createFileRoute } from '@tanstack/react-router'
import { PengaduanDetailScreen } from '#okkp/pengaduan/PengaduanDetailScreen.tsx'
import { PasarLaporanFields } from '#pasar/pengaduan/PasarLaporanFields.tsx'

export const Route = createFileRoute('/okkp/admin/pengaduan/$id')({ component: Screen })

function Screen() {
  const { id } = Route.useParams()
  return <PengaduanDetailScreen key={id} id={Number(id)} PasarFields={PasarLaporanFields} />
}

import { createFileRoute } from '@tanstack/react-router'
import { jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'
import { TambahScreen } from '#psat/petugas/tambah/TambahScreen.tsx'

export const Route = createFileRoute('/psat/admin/perizinan/$type/add')({
  beforeLoad: ({ params, location }) => void jenisIzinDari(params.type, location),
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { draf } = Route.useSearch() as { draf?: string }
  return <TambahScreen auditType={auditType} draf={draf} />
}

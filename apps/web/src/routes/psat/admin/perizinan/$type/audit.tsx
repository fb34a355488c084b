import { createFileRoute } from '@tanstack/react-router'
import { AntreanScreen } from '#psat/komtek/AntreanScreen.tsx'
import { KasusScreen } from '#psat/komtek/KasusScreen.tsx'
import { jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

export const Route = createFileRoute('/psat/admin/perizinan/$type/audit')({
  beforeLoad: ({ params, location }) => void jenisIzinDari(params.type, location),
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { id } = Route.useSearch() as { id?: string }
  if (id) return <KasusScreen key={id} auditType={auditType} uuid={id} />
  return <AntreanScreen key={auditType} auditType={auditType} />
}

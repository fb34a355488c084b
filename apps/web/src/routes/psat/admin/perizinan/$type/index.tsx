import { createFileRoute } from '@tanstack/react-router'
import { DaftarBerkasScreen } from '#psat/petugas/daftar/DaftarBerkasScreen.tsx'
import { tabOf } from '#psat/petugas/daftar/use-berkas-view.ts'
import { jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

export const Route = createFileRoute('/psat/admin/perizinan/$type/')({
  beforeLoad: ({ params, location }) => void jenisIzinDari(params.type, location),
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { tab } = Route.useSearch() as { tab?: string }
  return <DaftarBerkasScreen key={auditType} auditType={auditType} tab={tabOf(tab)} />
}

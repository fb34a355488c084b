import { createFileRoute } from '@tanstack/react-router'
import { BerkasScreen } from '#psat/petugas/berkas/BerkasScreen.tsx'
import { jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

export const Route = createFileRoute('/psat/admin/perizinan/$type/$uuid')({
  beforeLoad: ({ params, location }) => void jenisIzinDari(params.type, location),
  component: Screen,
})

function Screen() {
  const { type, uuid } = Route.useParams()
  return <BerkasScreen key={uuid} auditType={jenisIzinDari(type)} uuid={uuid} />
}

import { createFileRoute } from '@tanstack/react-router'
import { RevisiScreen } from '#psat/petugas/berkas/RevisiScreen.tsx'
import { guardJenisIzin, jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

export const Route = createFileRoute('/psat/admin/perizinan/$type/$uuid_/revisi')({
  beforeLoad: guardJenisIzin,
  component: Screen,
})

function Screen() {
  const { type, uuid } = Route.useParams()
  return <RevisiScreen key={uuid} auditType={jenisIzinDari(type)} uuid={uuid} />
}

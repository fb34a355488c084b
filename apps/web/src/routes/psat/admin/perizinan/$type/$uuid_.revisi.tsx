import { createFileRoute } from '@tanstack/react-router'
import { guardJenisIzin, jenisIzinDari } from '#psat/daftar/jenis-izin-dari.ts'
import { RevisiScreen } from '#psat/petugas/berkas/RevisiScreen.tsx'

export const Route = createFileRoute('/psat/admin/perizinan/$type/$uuid_/revisi')({
  beforeLoad: guardJenisIzin,
  component: Screen,
})

function Screen() {
  const { type, uuid } = Route.useParams()
  return <RevisiScreen key={uuid} auditType={jenisIzinDari(type)} uuid={uuid} />
}

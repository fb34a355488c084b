import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { guardJenisIzin, jenisIzinDari } from '#psat/daftar/jenis-izin-dari.ts'
import { BerkasScreen } from '#psat/petugas/berkas/BerkasScreen.tsx'

export const Route = createFileRoute('/psat/admin/perizinan/$type/$uuid')({
  validateSearch: searchOf({ bagian: text, buka: text }),
  beforeLoad: guardJenisIzin,
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  const { type, uuid } = Route.useParams()
  return <BerkasScreen key={uuid} auditType={jenisIzinDari(type)} uuid={uuid} />
}

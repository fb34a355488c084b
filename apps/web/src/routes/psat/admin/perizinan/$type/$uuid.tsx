import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { BerkasScreen } from '#psat/petugas/berkas/BerkasScreen.tsx'
import { guardJenisIzin, jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

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

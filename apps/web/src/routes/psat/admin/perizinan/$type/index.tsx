import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'
import { DaftarBerkasScreen } from '#psat/daftar/DaftarBerkasScreen.tsx'
import { guardJenisIzin, jenisIzinDari } from '#psat/daftar/jenis-izin-dari.ts'
import { tabOf } from '#psat/daftar/use-berkas-view.ts'

export const Route = createFileRoute('/psat/admin/perizinan/$type/')({
  validateSearch: searchOf({ tab: text, buka: text }, listOf<typeof listBerkas>()),
  beforeLoad: guardJenisIzin,
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { tab } = Route.useSearch()
  return <DaftarBerkasScreen key={auditType} auditType={auditType} tab={tabOf(tab)} />
}

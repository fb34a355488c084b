import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { listOf, oneOf, searchOf, text } from '#platform/routing/search-of.ts'
import { guardJenisIzin, jenisIzinDari } from '#psat/daftar/jenis-izin-dari.ts'
import { AntreanSidangScreen } from '#psat/petugas/sidang/AntreanSidangScreen.tsx'
import { SidangScreen } from '#psat/petugas/sidang/SidangScreen.tsx'

export const Route = createFileRoute('/psat/admin/perizinan/$type/audit')({
  validateSearch: searchOf(
    { id: text, bagian: text, buka: text, tampil: oneOf('semua', 'sidang') },
    listOf<typeof listBerkas>(),
  ),
  beforeLoad: guardJenisIzin,
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { id } = Route.useSearch()
  if (id) return <SidangScreen key={id} auditType={auditType} uuid={id} />
  return <AntreanSidangScreen key={auditType} auditType={auditType} />
}

import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { listOf, oneOf, searchOf, text } from '#platform/routing/search-of.ts'
import { AntreanScreen } from '#psat/komtek/AntreanScreen.tsx'
import { KasusScreen } from '#psat/komtek/KasusScreen.tsx'
import { guardJenisIzin, jenisIzinDari } from '#psat/petugas/jenis-izin-dari.ts'

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
  if (id) return <KasusScreen key={id} auditType={auditType} uuid={id} />
  return <AntreanScreen key={auditType} auditType={auditType} />
}

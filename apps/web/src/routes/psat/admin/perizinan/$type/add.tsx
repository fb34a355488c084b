import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#platform/routing/search-of.ts'
import { guardJenisIzin, jenisIzinDari } from '#psat/daftar/jenis-izin-dari.ts'
import { TambahScreen } from '#psat/draf/TambahScreen.tsx'

export const Route = createFileRoute('/psat/admin/perizinan/$type/add')({
  validateSearch: searchOf({ draf: text, langkah: text, buka: text }),
  beforeLoad: guardJenisIzin,
  component: Screen,
})

function Screen() {
  const auditType = jenisIzinDari(Route.useParams().type)
  const { draf } = Route.useSearch()
  return <TambahScreen auditType={auditType} draf={draf} />
}

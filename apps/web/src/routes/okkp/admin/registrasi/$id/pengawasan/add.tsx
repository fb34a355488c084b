import { createFileRoute } from '@tanstack/react-router'
import { PengawasanScreen } from '#okkp/pengawasan/PengawasanScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/pengawasan/add')({
  validateSearch: searchOf({ tindak_lanjut: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { tindak_lanjut } = Route.useSearch()
  return <PengawasanScreen registrasiId={Number(Route.useParams().id)} kasusId={tindak_lanjut} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PerpanjanganScreen } from '#okkp/registrasi/PerpanjanganScreen.tsx'
import { RegistrasiBaruScreen } from '#okkp/registrasi/RegistrasiBaruScreen.tsx'
import { oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/registrasi/add')({
  validateSearch: searchOf({ perpanjangan: oneOf('true'), id: wholeNumber, jenis: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { id, jenis, perpanjangan } = Route.useSearch()
  if (perpanjangan && id) return <PerpanjanganScreen id={id} />
  return <RegistrasiBaruScreen jenisId={jenis} />
}

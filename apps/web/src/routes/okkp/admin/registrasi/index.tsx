import type { expiringRegistrasi, listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { RegistrasiScreen } from '#okkp/registrasi/RegistrasiScreen.tsx'
import { completeRegistrasi } from '#okkp/registrasi/registrasi-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'
import { listOf, oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/registrasi/')({
  validateSearch: searchOf(
    { tab: oneOf('akan-habis'), jenis: wholeNumber, add: wholeNumber },
    listOf<typeof listRegistrasi | typeof expiringRegistrasi>(),
  ),
  component: Screen,
})

function Screen() {
  const { add, jenis, tab } = Route.useSearch()
  if (add) return <ChangeScreen of={completeRegistrasi} at={{ id: String(add) }} />
  return <RegistrasiScreen jenisId={jenis} akanHabis={tab === 'akan-habis'} />
}

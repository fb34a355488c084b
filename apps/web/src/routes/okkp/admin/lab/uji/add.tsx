import { createFileRoute } from '@tanstack/react-router'
import { UjiLabBaruScreen } from '#okkp/uji-lab/UjiLabBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/uji/add')({
  validateSearch: searchOf({ jenis: wholeNumber, tindak_lanjut: wholeNumber }),
  component: Screen,
})

function Screen() {
  const { jenis, tindak_lanjut } = Route.useSearch()
  return <UjiLabBaruScreen jenisId={jenis} kasusId={tindak_lanjut} />
}

import { createFileRoute } from '@tanstack/react-router'
import { RapidTestBaruScreen } from '#okkp/rapid-test/RapidTestBaruScreen.tsx'
import { searchOf, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/rapid/add')({
  validateSearch: searchOf({
    ...{ jenis: wholeNumber, tindak_lanjut: wholeNumber, laporan: wholeNumber },
    ...{ rapid: wholeNumber, uji: wholeNumber },
  }),
  component: Screen,
})

function Screen() {
  const { jenis, tindak_lanjut, laporan, rapid, uji } = Route.useSearch()
  return (
    <RapidTestBaruScreen
      jenis={jenis}
      kasusId={tindak_lanjut}
      laporanId={laporan}
      rapidId={rapid}
      ujiId={uji}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { OkkpStartScreen } from '#okkp/beranda/OkkpStartScreen.tsx'
import { antreanSearch } from '#platform/antrean/antrean-search.ts'
import { day, oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/')({
  validateSearch: searchOf({
    tab: oneOf('peta'),
    wilayah: (value) => (/^(nasional|\d{2})$/.test(value) ? value : undefined),
    ukuran: oneOf('tidak-berlaku', 'semua'),
    jenis: wholeNumber,
    tahun: wholeNumber,
    kota: wholeNumber,
    start_terbit: day,
    end_terbit: day,
    tabel: text,
    ...antreanSearch,
  }),
  component: Screen,
})

function Screen() {
  const { tab = 'ringkasan' } = Route.useSearch()
  return <OkkpStartScreen tab={tab} />
}

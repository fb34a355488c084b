import { createFileRoute } from '@tanstack/react-router'
import { DasborPublikScreen } from '#okkp/dasbor/DasborPublikScreen.tsx'
import { searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({
    tahun: year,
    wilayah: (value) => (/^(nasional|\d{2})$/.test(value) ? value : undefined),
    kota: wholeNumber,
    jenis: wholeNumber,
    tabel: text,
  }),
  component: Statistik,
})

function year(value: string): number | undefined {
  return /^(19|20|21)\d{2}$/.test(value) ? Number(value) : undefined
}

function Statistik() {
  return <DasborPublikScreen search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { listOf, oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'
import { LaporanScreen } from '#psat/laporan/LaporanScreen.tsx'

export const Route = createFileRoute('/psat/admin/report')({
  validateSearch: searchOf(
    {
      tab: oneOf('bulanan'),
      tahun: wholeNumber,
      bulan: wholeNumber,
      jenis: oneOf('sppb-psat', 'izin-edar'),
      hasil: oneOf('ongoing', 'finish', 'reject'),
      auditor: text,
      tabel: text,
    },
    listOf(),
  ),
  component: Screen,
})

function Screen() {
  const { tab = 'tahunan' } = Route.useSearch()
  return <LaporanScreen tab={tab} />
}

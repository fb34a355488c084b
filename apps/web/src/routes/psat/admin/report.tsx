import type { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { createFileRoute } from '@tanstack/react-router'
import { day, listOf, oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'
import { LaporanScreen } from '#psat/dasbor/laporan/LaporanScreen.tsx'

export const Route = createFileRoute('/psat/admin/report')({
  validateSearch: searchOf(
    {
      tab: oneOf('bulanan', 'mingguan', 'layanan', 'berkas'),
      tahun: wholeNumber,
      bulan: wholeNumber,
      jenis: oneOf('sppb-psat', 'izin-edar'),
      hasil: oneOf('ongoing', 'finish', 'reject'),
      auditor: text,
      provinsi: wholeNumber,
      kota: wholeNumber,
      sumber: oneOf('pelaku', 'pusat'),
      mulai: day,
      sampai: day,
      per: oneOf('month', 'year', 'provinsi', 'auditType'),
      tabel: text,
    },
    listOf<typeof listBerkas>(),
  ),
  component: Screen,
})

function Screen() {
  const { tab = 'tahunan' } = Route.useSearch()
  return <LaporanScreen tab={tab} />
}

import { useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { DaftarBulanan } from '#psat/laporan/DaftarBulanan.tsx'
import { GrafikTahunan } from '#psat/laporan/GrafikTahunan.tsx'

const tabs = { tahunan: 'Grafik tahunan', bulanan: 'Berkas per bulan' } as const
export type TabLaporan = keyof typeof tabs

/** How many came in and what became of them, by month. */
export function LaporanScreen({ tab }: { tab: TabLaporan }) {
  const search = useSearch({ from: '/psat/admin/report' })
  const { page: _page, tab: _tab, ...kept } = search
  return (
    <>
      <PageHeader
        title="Laporan"
        meta="Berkas menurut bulan pengajuannya, kedua jenis izin, sesuai wewenang Anda."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
      />
      <LinkTabs
        label="Laporan"
        tabs={(Object.keys(tabs) as TabLaporan[]).map((name) => ({
          label: tabs[name],
          to: '/psat/admin/report',
          search: name === 'tahunan' ? kept : { ...kept, tab: name },
          current: name === tab,
        }))}
      />
      {tab === 'tahunan' ? <GrafikTahunan /> : <DaftarBulanan />}
    </>
  )
}

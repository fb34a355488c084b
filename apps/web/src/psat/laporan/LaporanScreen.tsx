import { useRouterState } from '@tanstack/react-router'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { DaftarBulanan } from '#psat/laporan/DaftarBulanan.tsx'
import { GrafikTahunan } from '#psat/laporan/GrafikTahunan.tsx'
import classes from '#psat/laporan/laporan.module.css'

const tabs = { tahunan: 'Grafik tahunan', bulanan: 'Berkas per bulan' } as const
export type TabLaporan = keyof typeof tabs

/** How many came in and what became of them, by month. */
export function LaporanScreen({ tab }: { tab: TabLaporan }) {
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> })
  const { page: _page, tab: _tab, ...kept } = search
  return (
    <>
      <PageHeader
        title="Laporan"
        meta="Berkas menurut bulan pengajuannya, kedua jenis izin, sesuai wewenang Anda."
        crumbs={[{ label: 'Perizinan PSAT' }]}
      />
      <nav className={classes.tabs} aria-label="Laporan">
        {(Object.keys(tabs) as TabLaporan[]).map((name) => (
          <AppLink
            key={name}
            to="/psat/admin/report"
            search={name === 'tahunan' ? kept : { ...kept, tab: name }}
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {tabs[name]}
          </AppLink>
        ))}
      </nav>
      {tab === 'tahunan' ? <GrafikTahunan /> : <DaftarBulanan />}
    </>
  )
}

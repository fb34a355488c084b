import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { DaftarBulanan } from '#psat/dasbor/laporan/DaftarBulanan.tsx'
import { GrafikTahunan } from '#psat/dasbor/laporan/GrafikTahunan.tsx'
import { LaporanBerkas } from '#psat/dasbor/laporan/LaporanBerkas.tsx'
import { LaporanLayanan } from '#psat/dasbor/laporan/LaporanLayanan.tsx'
import { LaporanMingguan } from '#psat/dasbor/laporan/LaporanMingguan.tsx'

const tabs = {
  tahunan: 'Grafik tahunan',
  mingguan: 'Mingguan',
  layanan: 'Lama layanan',
  berkas: 'Semua berkas',
  bulanan: 'Berkas per bulan',
} as const
export type TabLaporan = keyof typeof tabs

const isi: Record<TabLaporan, ComponentType> = {
  tahunan: GrafikTahunan,
  mingguan: LaporanMingguan,
  layanan: LaporanLayanan,
  berkas: LaporanBerkas,
  bulanan: DaftarBulanan,
}

/** Search parameters that each tab keeps. Unknown parameters would filter the tab without a visible control. */
const bersama: Record<TabLaporan, readonly string[]> = {
  tahunan: ['tahun', 'auditor'],
  bulanan: ['tahun', 'auditor', 'bulan', 'jenis', 'hasil'],
  mingguan: ['mulai', 'sampai'],
  layanan: ['mulai', 'sampai', 'provinsi', 'kota', 'sumber'],
  berkas: [],
}

export function LaporanScreen({ tab }: { tab: TabLaporan }) {
  const search = useSearch({ from: '/psat/admin/report' })
  const Isi = isi[tab]
  const along = (name: TabLaporan) =>
    Object.fromEntries(Object.entries(search).filter(([key]) => bersama[name].includes(key)))
  return (
    <>
      <PageHeader
        title="Laporan"
        meta="Berkas di kedua alur, SPPB-PSAT dan izin edar, sesuai wewenang Anda."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
      />
      <LinkTabs
        label="Laporan"
        tabs={(Object.keys(tabs) as TabLaporan[]).map((name) => ({
          label: tabs[name],
          to: '/psat/admin/report',
          search: name === 'tahunan' ? along(name) : { ...along(name), tab: name },
          current: name === tab,
        }))}
      />
      <Isi />
    </>
  )
}

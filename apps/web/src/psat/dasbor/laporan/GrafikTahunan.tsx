import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { ChartCard } from '#platform/chart/card/ChartCard.tsx'
import { GrafikBanding } from '#psat/dasbor/laporan/GrafikBanding.tsx'
import { grafikKeadaan, grafikPerBulan } from '#psat/dasbor/laporan/grafik-laporan.ts'
import { kosong } from '#psat/dasbor/laporan/kosong.ts'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { SaringanLaporan } from '#psat/dasbor/laporan/SaringanLaporan.tsx'
import { useGrafik } from '#psat/dasbor/laporan/use-grafik.ts'
import { useSaringanLaporan } from '#psat/dasbor/laporan/use-laporan.ts'

export function GrafikTahunan() {
  const saringan = useSaringanLaporan()
  const { tahun, auditor } = saringan
  const { data, isPlaceholderData, error, refetch } = useGrafik(tahun, auditor)
  const today = dayInJakarta(Date.now())
  const sampai = today.startsWith(`${tahun}-`) ? ` Sampai ${formatDate(today)}.` : ''
  const sama = { isRefreshing: isPlaceholderData, error, onRetry: () => void refetch(), empty: kosong }
  return (
    <>
      <SaringanLaporan saringan={saringan} />
      <div className={classes.charts}>
        <ChartCard
          {...sama}
          name="permohonan"
          kind="stacked-columns"
          title={`Permohonan masuk tahun ${tahun}`}
          subtitle={`SPPB-PSAT dan izin edar, menurut bulan permohonan masuk dan keadaannya sekarang.${sampai}`}
          data={data && grafikPerBulan(data.bulan, data.tahun, today)}
          linkOf={({ category, series }) =>
            series === undefined
              ? { to: '/psat/admin/report', search: { tab: 'bulanan', tahun, bulan: category + 1, auditor } }
              : undefined
          }
        />
        <ChartCard
          {...sama}
          name="keadaan"
          kind="donut"
          height={260}
          title={`Keadaan permohonan tahun ${tahun}`}
          subtitle="Bagian dari seluruh permohonan yang masuk."
          data={data && grafikKeadaan(data.bulan)}
        />
        <GrafikBanding tahun={tahun} auditor={auditor} />
      </div>
    </>
  )
}

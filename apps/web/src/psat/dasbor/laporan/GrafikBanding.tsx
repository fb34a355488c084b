import { dayInJakarta, formatNumber, formatPercent } from '@portal/domain/platform/format'
import { ChartCard } from '#platform/chart/card/ChartCard.tsx'
import { grafikBanding, jumlahSebanding } from '#psat/dasbor/laporan/grafik-laporan.ts'
import { kosong } from '#psat/dasbor/laporan/kosong.ts'
import { useGrafik } from '#psat/dasbor/laporan/use-grafik.ts'

/** Growth is (n − before) / before, over the months that both years have data for. */
function perbandingan({ ini, lalu }: { ini: number; lalu: number }, tahun: number): string {
  const jumlah = `${formatNumber(ini)} permohonan, ${formatNumber(lalu)} pada bulan yang sama tahun ${tahun - 1}`
  if (lalu === 0) return `${jumlah}.`
  const growth = ((ini - lalu) / lalu) * 100
  if (growth === 0) return `${jumlah}: sama.`
  return `${jumlah}: ${growth > 0 ? 'naik' : 'turun'} ${formatPercent(Math.abs(growth))}.`
}

export function GrafikBanding({ tahun, auditor }: { tahun: number; auditor: string | undefined }) {
  const ini = useGrafik(tahun, auditor)
  const lalu = useGrafik(tahun - 1, auditor)
  const data = ini.data && lalu.data && grafikBanding(ini.data, lalu.data, dayInJakarta(Date.now()))
  return (
    <ChartCard
      name="banding"
      kind="lines"
      height={260}
      title={`Dibanding tahun ${tahun - 1}`}
      subtitle="Permohonan masuk per bulan."
      data={data}
      isRefreshing={ini.isPlaceholderData || lalu.isPlaceholderData}
      error={ini.error ?? lalu.error}
      onRetry={() => {
        void ini.refetch()
        void lalu.refetch()
      }}
      empty={kosong}
      note={data ? perbandingan(jumlahSebanding(data), tahun) : '…'}
    />
  )
}

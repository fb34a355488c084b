import { SegmentedControl } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { BatangBulan } from '#psat/laporan/BatangBulan.tsx'
import classes from '#psat/laporan/laporan.module.css'
import { SaringanLaporan } from '#psat/laporan/SaringanLaporan.tsx'
import { TabelBulan } from '#psat/laporan/TabelBulan.tsx'
import { useSaringanLaporan } from '#psat/laporan/use-laporan.ts'

export function GrafikTahunan() {
  const saringan = useSaringanLaporan()
  const [tampil, setTampil] = useState('grafik')
  const { tahun, auditor } = saringan
  const { data, error, refetch } = useQuery({
    queryKey: [grafikPermohonan.path, tahun, auditor],
    queryFn: async ({ signal }) =>
      (await call(grafikPermohonan, { params: { year: tahun }, query: { user: auditor }, signal })).response,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const total = data?.reduce((sum, bulan) => sum + bulan.total, 0)
  return (
    <>
      <SaringanLaporan saringan={saringan} />
      <Section
        title={`Permohonan masuk tahun ${tahun}`}
        text={
          total === undefined
            ? 'Menurut bulan pengajuan.'
            : `${formatNumber(total)} permohonan, SPPB-PSAT dan izin edar, menurut bulan pengajuan dan keadaannya sekarang.`
        }
        actions={
          <SegmentedControl
            aria-label="Tampilan"
            data={[
              { value: 'grafik', label: 'Grafik' },
              { value: 'tabel', label: 'Tabel' },
            ]}
            value={tampil}
            onChange={setTampil}
          />
        }
      >
        <div className={classes.chart}>
          {error ? (
            <ErrorState title="Grafik belum dapat dimuat" error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <LoadingRows />
          ) : tampil === 'grafik' ? (
            <BatangBulan bulan={data} tahun={tahun} />
          ) : (
            <TabelBulan bulan={data} tahun={tahun} />
          )}
        </div>
      </Section>
    </>
  )
}

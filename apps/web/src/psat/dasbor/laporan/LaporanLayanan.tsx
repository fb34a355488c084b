import { formatNumber } from '@portal/domain/platform/format'
import { serviceTimes } from '@portal/domain/psat/dasbor/dasbor.contract'
import { useSearch } from '@tanstack/react-router'
import { ChartCard } from '#platform/chart/card/ChartCard.tsx'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { daftarBerkas, kelompokLayanan } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import { GrafikLayanan, kalimatHari } from '#psat/dasbor/petugas/GrafikLayanan.tsx'
import { grafikKelompok } from '#psat/dasbor/petugas/grafik-dasbor.ts'
import { SaringanFigur } from '#psat/dasbor/petugas/SaringanFigur.tsx'
import { useSaringanDasbor, wilayahQuery } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import { dari, useAngka } from '#psat/dasbor/petugas/use-dasbor.ts'

const kelompok = {
  month: 'Bulan berakhir',
  year: 'Tahun berakhir',
  provinsi: 'Provinsi',
  auditType: 'Jenis izin',
} as const

export function LaporanLayanan() {
  const { saringan, set } = useSaringanDasbor(365)
  const { per = 'month' } = useSearch({ from: '/psat/admin/report' })
  const query = {
    ...wilayahQuery(saringan),
    completeTimeStart: saringan.mulai,
    completeTimeEnd: saringan.sampai,
  }
  const semua = useAngka(serviceTimes, query)
  const rinci = useAngka(serviceTimes, { ...query, groupBy: per })
  const total = semua.data?.data[0]?.total
  return (
    <>
      <SaringanFigur {...{ saringan, set }} action="/psat/admin/report">
        <PilihanDasbor
          label="Rinci menurut"
          name="per"
          value={per}
          options={Object.entries(kelompok).map(([id, nama]) => ({ id, nama }))}
          onChange={(value) => set({ per: value })}
        />
      </SaringanFigur>
      <div className={classes.charts}>
        <ChartCard
          {...dari(rinci)}
          name="kelompok"
          kind="columns"
          title={`Lama layanan menurut ${kelompok[per].toLowerCase()}`}
          subtitle="Hari kerja kantor sampai berkas berakhir, tanpa waktu menunggu."
          data={rinci.data && grafikKelompok(rinci.data.data, kelompok[per])}
          linkOf={({ category }) => {
            const group = rinci.data?.data[category]
            return group && daftarBerkas(saringan, kelompokLayanan(per, group.key, saringan))
          }}
          note={total && `${formatNumber(total.count)} berkas berakhir: ${kalimatHari(total)}.`}
        />
      </div>
      <div className={classes.after}>
        <GrafikLayanan layanan={semua} saringan={saringan} />
      </div>
    </>
  )
}

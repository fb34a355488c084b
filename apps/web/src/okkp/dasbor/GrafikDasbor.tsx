import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { describePositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import {
  grafikBulanan,
  grafikDiuji,
  grafikKomoditas,
  grafikMutu,
  grafikRapid,
  grafikSdm,
  grafikTahunan,
  grafikUjiLab,
  growthOf,
  jenisDiuji,
  kategoriRapid,
  ujiKomoditas,
} from '#okkp/dasbor/grafik-dasbor.ts'
import { jenisRegistrasi } from '#okkp/dasbor/jenis-registrasi.ts'
import type { DaftarDasbor } from '#okkp/dasbor/tanpa-daftar.ts'
import type { Saringan, Statistik } from '#okkp/dasbor/use-dasbor.ts'
import type { Reading } from '#platform/api/use-load.ts'
import { CardOnSight } from '#platform/dasbor/CardOnSight.tsx'
import classes from '#platform/dasbor/dasbor.module.css'
import { periodeOf } from '#platform/dasbor/periode.ts'

interface GrafikProps {
  saringan: Saringan
  statistik: Statistik
  daftar: DaftarDasbor
  today: string
}

const kosong = { title: 'Belum ada angka', text: 'Pilih tahun atau wilayah lain.' }
const dari = ({ error, isStale, retry }: Reading<unknown>) => ({
  error: error as Error | undefined,
  isRefreshing: isStale,
  onRetry: retry,
  empty: kosong,
})
const terbitInYear = (year: string | number) => ({
  start_terbit: `${year}-01-01`,
  end_terbit: `${year}-12-31`,
})
const pad = (month: number) => String(month).padStart(2, '0')
const daysOfMonth = (year: number, month: number) => ({
  start_date: `${year}-${pad(month)}-01`,
  end_date: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
})

export function GrafikDasbor({ saringan, statistik, daftar, today }: GrafikProps) {
  const { tahun, jenis } = saringan
  const { setahun, running } = periodeOf(tahun, today)
  const diuji = { start_date: setahun.start, end_date: setahun.end }
  const { tahunan, perBulan, perBulanLalu, komoditas, lab, rapid, mutu, sdm } = statistik
  const tahunData = tahunan.data && grafikTahunan(tahunan.data.data, today, jenis)
  const growth = tahunData ? growthOf(tahunData) : null
  const seriesId = (place: number) => {
    const key = tahunData?.series[place]?.key
    return jenisRegistrasi.find((one) => one.key === key)?.id
  }
  const titik = rapid.data?.data.deret ?? []
  return (
    <div className={classes.charts}>
      <CardOnSight
        {...dari(tahunan)}
        name="tahunan"
        kind="stacked-columns"
        title="Registrasi terbit per jenis dan tahun"
        subtitle={`Jumlah nomor yang terbit, lima tahun sampai ${tahun}.${running ? ` Sampai ${formatDate(today)}.` : ''}`}
        data={tahunData}
        note={
          growth !== null && !running
            ? `Pertumbuhan = (jumlah − tahun lalu) ÷ tahun lalu: ${formatNumber(growth, 1)}% dari ${tahun - 1} ke ${tahun}.`
            : 'Pertumbuhan dihitung sebagai (jumlah − tahun lalu) ÷ tahun lalu.'
        }
        linkOf={({ category, series }) => {
          const year = tahunData?.categories[category]?.key
          const id = series === undefined ? jenis : seriesId(series)
          // The list has no filter for all added kinds together.
          const isOthers = series !== undefined && id === undefined
          return year === undefined || isOthers
            ? undefined
            : daftar.registrasi({ ...terbitInYear(year), jenis: id })
        }}
      />
      <CardOnSight
        {...dari(perBulan)}
        name="bulanan"
        kind="lines"
        title={`Registrasi terbit per bulan, ${tahun} dan ${tahun - 1}`}
        subtitle={`${jenisRegistrasi.find(({ id }) => id === jenis)?.label ?? 'Semua jenis'}, menurut bulan terbit.`}
        data={
          perBulan.data &&
          perBulanLalu.data &&
          grafikBulanan(perBulan.data.data, perBulanLalu.data.data, { tahun, today })
        }
        linkOf={({ category, series = 0 }) => {
          const { start_date, end_date } = daysOfMonth(tahun - series, category + 1)
          return daftar.registrasi({ start_terbit: start_date, end_terbit: end_date, jenis })
        }}
      />
      <CardOnSight
        {...dari(komoditas)}
        name="komoditas"
        kind="ranking"
        height={380}
        title="Komoditas terbanyak"
        subtitle={`Sepuluh teratas${komoditas.data ? ` dari ${formatNumber(komoditas.data.data.jumlah.registrasi)} komoditas` : ''}, registrasi terbit ${tahun}${jenis === undefined ? '' : ', semua jenis'}.`}
        data={komoditas.data && grafikKomoditas(komoditas.data.data.registrasi, 'registrasi')}
        linkOf={({ category }) => {
          const id = komoditas.data?.data.registrasi[category]?.komoditas_id
          return id == null
            ? undefined
            : daftar.registrasi({ ...terbitInYear(tahun), komoditas_id: String(id) })
        }}
      />
      <CardOnSight
        {...dari(komoditas)}
        name="diuji"
        kind="ranking"
        height={380}
        title="Komoditas paling banyak diuji"
        subtitle={`Uji laboratorium, rapid test, dan uji mutu, ${tahun}.`}
        data={komoditas.data && grafikDiuji(komoditas.data.data.pengujian)}
        linkOf={({ category, series }) => {
          const id = komoditas.data?.data.pengujian[category]?.komoditas_id
          const list = series === undefined ? undefined : ujiKomoditas[series]?.daftar
          return id == null || !list ? undefined : daftar[list]({ ...diuji, komoditas_id: String(id) })
        }}
      />
      <CardOnSight
        {...dari(lab)}
        name="lab"
        kind="share-bars"
        title="Hasil uji laboratorium"
        subtitle={`Memenuhi syarat (MS) dan tidak (TMS) per jenis uji, ${tahun}.`}
        data={lab.data && grafikUjiLab(lab.data.data)}
        note={
          lab.data?.data.selang &&
          `TMS ${formatNumber(lab.data.data.percentage, 1)}% dari ${formatNumber(lab.data.data.total_ms + lab.data.data.total_tms)} sampel yang diputuskan; selang 95%: ${formatNumber(lab.data.data.selang.dari, 1)} sampai ${formatNumber(lab.data.data.selang.sampai, 1)}%.`
        }
        linkOf={({ category, series }) => {
          const row = lab.data && jenisDiuji(lab.data.data)[category]
          const status = series === undefined ? undefined : series === 0 ? 'MS' : 'TMS'
          return row && daftar.lab({ ...diuji, jenis: row.jenis_uji_lab_id, status })
        }}
      />
      <CardOnSight
        {...dari(rapid)}
        name="rapid"
        kind="lines"
        title="Rapid test positif per bulan"
        subtitle={`Bagian sampel yang positif saringan menurut asal pangan, ${tahun}.`}
        data={rapid.data && grafikRapid(rapid.data.data, today)}
        note={`${rapid.data && rapid.data.data.total_positif > 0 ? `Dari ${formatNumber(rapid.data.data.total_positif)} yang positif, ${describePositif(rapid.data.data)}. ` : ''}Positif saringan belum berarti melanggar: uji laboratorium yang memastikannya.`}
        linkOf={({ category, series }) => {
          const point = titik[category]
          const kategori = series === undefined ? undefined : kategoriRapid[series]?.label
          const positif = { hasil_uji: 'Positif', ...(kategori && { kategori }) }
          return point && daftar.rapid({ ...daysOfMonth(point.years, point.months), ...positif })
        }}
      />
      <CardOnSight
        {...dari(mutu)}
        name="mutu"
        kind="donut"
        title="Kelas mutu"
        subtitle={`Sampel uji mutu menurut kelasnya, ${tahun}.`}
        data={mutu.data && grafikMutu(mutu.data.data)}
        linkOf={({ category }) => {
          const kelas = mutu.data?.data.kelas[category]?.kelas_mutu_id
          return daftar.mutu({ ...diuji, ...(kelas && { kelas_mutu_id: String(kelas) }) })
        }}
      />
      <CardOnSight
        {...dari(sdm)}
        name="sdm"
        kind="bars"
        title="Petugas per kategori"
        subtitle={`Orang yang kompetensinya berlaku hari ini${sdm.data ? `: ${formatNumber(sdm.data.data.total_berlaku)} dari ${formatNumber(sdm.data.data.total_orang)} orang` : ''}; seseorang dapat punya beberapa.`}
        data={sdm.data && grafikSdm(sdm.data.data)}
        linkOf={({ category }) => {
          const kategori = sdm.data?.data.kategori[category]?.kategori
          return kategori && daftar.sdm({ kategori, keadaan: 'masih_berlaku' })
        }}
      />
    </div>
  )
}

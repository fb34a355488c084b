import { labelBulan, rentangMinggu } from '@portal/domain/platform/dasbor/deret'
import { formatNumber } from '@portal/domain/platform/format'
import type { TampilanProps } from '#pasar/dasbor/AngkaPasar.tsx'
import { banyakPedagang } from '#pasar/dasbor/banyak-pedagang.ts'
import {
  grafikAspek,
  grafikDana,
  grafikDokumen,
  grafikKategori,
  grafikKomoditas,
  grafikPositif,
  grafikRapid,
  grafikRapidWilayah,
  grafikSanitasi,
  grafikSurvei,
  kataPositif,
  kataSurvei,
  kataTumbuh,
  kategoriKe,
  keadaanKe,
  terendah,
} from '#pasar/dasbor/grafik-pasar.ts'
import { jumlahRapid } from '#pasar/dasbor/jumlah-rapid-test.ts'
import type { Reading } from '#platform/api/use-load.ts'
import type { ChartSpot } from '#platform/chart/chart-data.ts'
import { CardOnSight } from '#platform/dasbor/CardOnSight.tsx'
import classes from '#platform/dasbor/dasbor.module.css'
import { periodeOf } from '#platform/dasbor/periode.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type Answer = Reading<{ message?: string | undefined }>
const dari = ({ data, error, isStale, retry }: Answer) => ({
  error: error as Error | undefined,
  isRefreshing: isStale,
  onRetry: retry,
  empty: { title: 'Belum ada angka', text: data?.message ?? 'Pilih tahun atau wilayah lain.' },
})

export function GrafikPasar({ saringan: { tahun, bulan }, statistik, daftar, today }: TampilanProps) {
  const { setahun, berjalan, pembanding, labelPembanding } = periodeOf(tahun, today)
  const within = ({ start, end }: typeof setahun) => ({ start_date: start, end_date: end })
  const diuji = within(setahun)
  const {
    pasar,
    survei,
    sanitasi,
    sanitasiLalu,
    komoditas,
    dokumen,
    rapid,
    rapidSetahun,
    rapidLalu,
    rapidWilayah,
  } = statistik
  const traders = statistik.pedagang.data && banyakPedagang(statistik.pedagang.data.data)
  const waktu = bulan === undefined ? `per bulan ${tahun}` : `per minggu, ${labelBulan(bulan)} ${tahun}`
  const titik = rapid.data?.data.statistik
  const positif = rapidWilayah.data?.data.filter(({ total_positif }) => total_positif > 0)
  const listOf = ({ category, series }: ChartSpot, more: (series: number | undefined) => KnownSearch) => {
    const point = titik?.[category]
    if (!point) return undefined
    const { years, months, weeks } = point
    const end = new Date(Date.UTC(years, months, 0)).toISOString().slice(0, 10)
    const days = weeks === null ? { start: `${end.slice(0, 8)}01`, end } : rentangMinggu(years, months, weeks)
    return daftar('rapid', { ...within(days), ...more(series) })
  }
  const positifDi = (series: number | undefined): KnownSearch => {
    const keadaan = keadaanKe(series)
    return { hasil_uji: 'Positif', ...(keadaan && { keadaan }) }
  }
  return (
    <div className={classes.charts}>
      <CardOnSight
        {...dari(survei)}
        name="survei"
        kind="columns"
        title="Survei sebelum dan sesudah program"
        subtitle={`Bagian dari nilai tertinggi yang dapat diberikan responden, survei ${tahun}.`}
        data={survei.data && grafikSurvei(survei.data.data.total)}
        note={survei.data && kataSurvei(survei.data.data.total)}
        linkOf={({ category, series }) =>
          daftar('survei', {
            ...diuji,
            sasaran: category === 0 ? 'konsumen' : 'pedagang',
            ...(series !== undefined && { fase: series === 0 ? 'pre' : 'post' }),
          })
        }
      />
      <CardOnSight
        {...dari(sanitasi)}
        name="aspek"
        kind="radar"
        title="Enam aspek sanitasi dan higiene"
        subtitle={`Nilai rata-rata 0 sampai 100; di bawah 60 kurang, di atas 80 baik. ${tahun} dan masa yang sama ${tahun - 1}.`}
        data={
          sanitasi.data &&
          grafikAspek(sanitasi.data.data.total_wilayah, sanitasiLalu.data?.data.total_wilayah, tahun)
        }
        linkOf={({ series }) =>
          daftar('sanitasi', { ...within(series === 1 ? pembanding : berjalan), lengkap: 'true' })
        }
      />
      <CardOnSight
        {...dari(rapid)}
        name="rapid"
        kind="stacked-columns"
        title={`Rapid test ${waktu}`}
        subtitle="Sampel yang diuji di pasar menurut asal pangannya."
        data={titik && grafikRapid(titik, today)}
        note={
          rapidSetahun.data &&
          rapidLalu.data &&
          kataTumbuh(
            rapidSetahun.data.data.total_rapid_test,
            jumlahRapid(rapidLalu.data.data).total_rapid_test,
            labelPembanding,
          )
        }
        linkOf={(at) =>
          listOf(at, (series) => {
            const kategori = series === undefined ? undefined : kategoriKe(series)
            return kategori ? { kategori } : {}
          })
        }
      />
      <CardOnSight
        {...dari(rapid)}
        name="positif"
        kind="stacked-columns"
        title={`Rapid test positif ${waktu}`}
        subtitle="Hasil saringan yang positif menurut hasil akhirnya."
        note={rapid.data && kataPositif(rapid.data.data)}
        data={titik && grafikPositif(titik, today)}
        linkOf={(at) => listOf(at, positifDi)}
      />
      <CardOnSight
        {...dari(rapidSetahun)}
        name="kategori"
        kind="donut"
        height={260}
        title={`Yang diuji dengan rapid test ${tahun}`}
        subtitle="Bagian dari seluruh rapid test menurut asal pangan."
        data={rapidSetahun.data && grafikKategori(rapidSetahun.data.data.statistik)}
        linkOf={({ category }) => daftar('rapid', { ...diuji, kategori: kategoriKe(category) ?? '' })}
      />
      <CardOnSight
        {...dari(pasar)}
        name="dana"
        kind="donut"
        height={260}
        title="Pasar menurut sumber dana program"
        subtitle="Semua pasar di wilayah ini."
        data={pasar.data && grafikDana(pasar.data.data.sumber_dana)}
        linkOf={({ category }) => {
          const dana = pasar.data?.data.sumber_dana.filter(({ total_pasar }) => total_pasar > 0)[category]
          return dana?.sumber_dana ? daftar('pasar', { sumber_dana: dana.sumber_dana }) : undefined
        }}
      />
      <CardOnSight
        {...dari(rapidWilayah)}
        name="positif-wilayah"
        kind="ranking"
        title={`Rapid test positif per wilayah ${tahun}`}
        subtitle="Lima teratas menurut hasil akhirnya; makin banyak diuji, makin banyak ditemukan."
        data={positif && grafikRapidWilayah(positif)}
        linkOf={({ category, series }) =>
          daftar('rapid', { ...diuji, ...positifDi(series) }, positif?.[category])
        }
      />
      <CardOnSight
        {...dari(sanitasi)}
        name="sanitasi"
        kind="bars"
        title="Wilayah dengan nilai sanitasi terendah"
        subtitle={`Nilai rata-rata ${tahun}, paling banyak sepuluh wilayah.`}
        data={sanitasi.data && grafikSanitasi(sanitasi.data.data.wilayah)}
        linkOf={({ category }) =>
          daftar(
            'sanitasi',
            { ...within(berjalan), lengkap: 'true' },
            sanitasi.data && terendah(sanitasi.data.data.wilayah)[category],
          )
        }
      />
      <CardOnSight
        {...dari(komoditas)}
        name="komoditas"
        kind="ranking"
        height={380}
        title="Komoditas yang paling banyak dijual"
        subtitle="Sepuluh teratas menurut banyaknya pedagang; pedagang beberapa komoditas terhitung pada masing-masing."
        data={komoditas.data && grafikKomoditas(komoditas.data.data, traders)}
        linkOf={({ category }) => {
          const id = komoditas.data?.data[category]?.komoditas_id
          return id == null ? undefined : daftar('pedagang', { komoditas_id: String(id) })
        }}
      />
      <div data-wide>
        <CardOnSight
          {...dari(dokumen)}
          name="dokumen"
          kind="bars"
          height={520}
          title={`Dokumen program ${tahun}`}
          subtitle={`Bagian pasar yang sudah punya tiap dokumen${dokumen.data ? `, dari ${formatNumber(dokumen.data.data.total_profil)} pasar berprofil` : ''}.`}
          data={
            dokumen.data &&
            (dokumen.data.data.total_profil > 0
              ? grafikDokumen(dokumen.data.data.list_doc)
              : grafikDokumen([]))
          }
          linkOf={({ category }) => {
            const kode = dokumen.data?.data.list_doc[category]?.kode
            return kode === undefined
              ? undefined
              : daftar('profil', { tahun_program: String(tahun), varian: 'kota', dokumen: String(kode) })
          }}
        />
      </div>
    </div>
  )
}

import type * as calls from '@portal/domain/pasar/dasbor/dasbor.contract'
import { question } from '#platform/api/question.ts'
import { periodeOf } from '#platform/dasbor/periode.ts'
import { useRead } from '#platform/light/use-read.ts'

export interface SaringanPasar {
  tahun: number
  /** If set, the charts show the weeks of this month instead of months. */
  bulan: number | undefined
  provinsi: number | undefined
  kota: number | undefined
  /** True for public figures. Otherwise the figures cover the account's own region. */
  terbuka: boolean
}

const base = '/api/pasar-pangan/dashboard'
const quiet = { quiet: true }

export function useDasborPasar({ tahun, bulan, provinsi, kota, terbuka }: SaringanPasar, today: string) {
  const { setahun, berjalan, pembanding } = periodeOf(tahun, today)
  const tempat = { provinsi_id: provinsi, kota_id: kota, isPublic: String(terbuka) }
  const within = ({ start, end }: { start: string; end: string }) => ({
    query: { ...tempat, start_date: start, end_date: end },
  })
  const sanitasi = (days: { start: string; end: string }) =>
    question<typeof calls.sanitasiProvinsiCall>(`${base}/sanitasi/byprovinsi`, within(days))
  const rapid = (years: number, months?: number) =>
    question<typeof calls.statistikRapidCall>(`${base}/rapid_test/statistik`, {
      query: { ...tempat, years: String(years), months },
    })
  const rapidWilayah = (days: { start: string; end: string }) =>
    question<typeof calls.bandingRapidCall>(`${base}/rapid_test/compare`, within(days))
  const dokumen = (tahun_program: number) =>
    question<typeof calls.persentaseDokumenCall>(`${base}/profil/persentase_dokumen`, {
      query: { ...tempat, tahun_program, sort: 'persentase' },
    })
  const pasarBaru = (year: number) =>
    question<typeof calls.totalPasarCall>(
      `${base}/profil/total_pasar`,
      within({ start: `${year}-01-01`, end: `${year}-12-31` }),
    )
  const pedagang = (days: object) =>
    question<typeof calls.pedagangWilayahCall>(`${base}/pedagang/bywilayah`, {
      query: { ...tempat, ...days },
    })
  return {
    pasar: useRead(question<typeof calls.totalPasarCall>(`${base}/profil/total_pasar`, { query: tempat })),
    pasarBaru: useRead(pasarBaru(tahun), quiet),
    pasarBaruLalu: useRead(pasarBaru(tahun - 1), quiet),
    pedagang: useRead(pedagang({}), quiet),
    pedagangIni: useRead(pedagang(within(berjalan).query), quiet),
    pedagangLalu: useRead(pedagang(within(pembanding).query), quiet),
    komoditas: useRead(
      question<typeof calls.komoditasPedagangCall>(`${base}/komoditas/bypedagang`, { query: tempat }),
      quiet,
    ),
    dokumen: useRead(dokumen(tahun), quiet),
    dokumenLalu: useRead(dokumen(tahun - 1), quiet),
    sanitasi: useRead(sanitasi(berjalan), quiet),
    sanitasiLalu: useRead(sanitasi(pembanding), quiet),
    survei: useRead(
      question<typeof calls.bandingSurveiCall>(`${base}/compare_survey`, within(setahun)),
      quiet,
    ),
    rapid: useRead(rapid(tahun, bulan), quiet),
    rapidSetahun: useRead(rapid(tahun), quiet),
    rapidLalu: useRead(rapidWilayah(pembanding), quiet),
    rapidWilayah: useRead(rapidWilayah(setahun), quiet),
  }
}

export type DasborPasar = ReturnType<typeof useDasborPasar>

import type * as calls from '@portal/domain/pasar/dashboard/dashboard.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/api/use-read.ts'
import { periodeOf } from '#platform/dasbor/periode.ts'

export interface SaringanPasar {
  tahun: number
  /** Weeks of this month instead of months. */
  bulan: number | undefined
  provinsi: number | undefined
  kota: number | undefined
  /** For everybody; otherwise what the account may know of its own region. */
  terbuka: boolean
}

const base = '/api/pasar-pangan/dashboard'
const quiet = { quiet: true }

/** Everything a dashboard of the markets shows. */
export function useStatistikPasar({ tahun, bulan, provinsi, kota, terbuka }: SaringanPasar, today: string) {
  const { ini, sebanding, lalu } = periodeOf(tahun, today)
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
  return {
    pasar: useRead(question<typeof calls.totalPasarCall>(`${base}/profil/total_pasar`, { query: tempat })),
    pasarBaru: useRead(
      question<typeof calls.totalPasarCall>(`${base}/profil/total_pasar`, within(ini)),
      quiet,
    ),
    pedagang: useRead(
      question<typeof calls.pedagangWilayahCall>(`${base}/pedagang/bywilayah`, { query: tempat }),
      quiet,
    ),
    komoditas: useRead(
      question<typeof calls.komoditasPedagangCall>(`${base}/komoditas/bypedagang`, { query: tempat }),
      quiet,
    ),
    dokumen: useRead(
      question<typeof calls.persentaseDokumenCall>(`${base}/profil/persentase_dokumen`, {
        query: { ...tempat, tahun_program: tahun, sort: 'persentase' },
      }),
      quiet,
    ),
    sanitasi: useRead(sanitasi(sebanding), quiet),
    sanitasiLalu: useRead(sanitasi(lalu), quiet),
    survei: useRead(question<typeof calls.bandingSurveiCall>(`${base}/compare_survey`, within(ini)), quiet),
    rapid: useRead(rapid(tahun, bulan), quiet),
    rapidSetahun: useRead(rapid(tahun), quiet),
    rapidLalu: useRead(rapid(tahun - 1), quiet),
    rapidWilayah: useRead(
      question<typeof calls.bandingRapidCall>(`${base}/rapid_test/compare`, within(ini)),
      quiet,
    ),
  }
}

export type StatistikPasar = ReturnType<typeof useStatistikPasar>

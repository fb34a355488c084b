import type { registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import type {
  statistikKomoditas,
  statistikRegistrasi,
  statistikRegistrasiTahunan,
} from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import type {
  statistikRapidTest,
  statistikSdm,
  statistikUjiLab,
  statistikUjiMutu,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import { question } from '#platform/api/question.ts'
import { periodeOf } from '#platform/dasbor/periode.ts'
import { useRead } from '#platform/light/use-read.ts'

export interface Saringan {
  tahun: number
  provinsi: number | undefined
  kota: number | undefined
  jenis: number | undefined
}

const base = '/api/okkp/dashboard'
const quiet = { quiet: true }

/**
 * All data of the OKKP dashboard. The figures are public, so the public and the staff page send the same requests.
 * Names with `Lalu` are the figures that the cards compare with.
 */
export function useDasbor({ tahun, provinsi, kota, jenis }: Saringan, today: string) {
  const { setahun, berjalan, pembanding } = periodeOf(tahun, today)
  const tempat = { provinsi_id: provinsi, kota_id: kota }
  const terbit = ({ start, end }: { start: string; end: string }) => ({
    ...tempat,
    start_terbit: start,
    end_terbit: end,
  })
  const diuji = ({ start, end }: { start: string; end: string }) => ({
    ...tempat,
    start_date: start,
    end_date: end,
  })
  const registrasi = (query: object) =>
    question<typeof statistikRegistrasi>(`${base}/statistik_registrasi`, { query })
  const lab = (query: object) => question<typeof statistikUjiLab>(`${base}/statistik_uji_lab`, { query })
  const rapid = (query: object) =>
    question<typeof statistikRapidTest>(`${base}/statistik_rapid_test`, { query })
  return {
    semua: useRead(registrasi(tempat)),
    terbit: useRead(registrasi(terbit(berjalan)), quiet),
    terbitLalu: useRead(registrasi(terbit(pembanding)), quiet),
    perBulan: useRead(registrasi({ ...terbit(setahun), jenis_registrasi: jenis }), quiet),
    perBulanLalu: useRead(
      registrasi({
        ...terbit({ start: `${tahun - 1}-01-01`, end: `${tahun - 1}-12-31` }),
        jenis_registrasi: jenis,
      }),
      quiet,
    ),
    tahunan: useRead(
      question<typeof statistikRegistrasiTahunan>(`${base}/statistik_registrasi/:year`, {
        params: { year: tahun },
        query: { back_year: 5, ...tempat },
      }),
      quiet,
    ),
    komoditas: useRead(
      question<typeof statistikKomoditas>(`${base}/komoditas`, {
        // `start_date` and `end_date` select registrations here, `tanggal_start` and `tanggal_end` select tests.
        query: { ...diuji(setahun), tanggal_start: setahun.start, tanggal_end: setahun.end },
      }),
      quiet,
    ),
    lab: useRead(lab(diuji(berjalan)), quiet),
    labLalu: useRead(lab(diuji(pembanding)), quiet),
    rapid: useRead(rapid(diuji(setahun)), quiet),
    rapidLalu: useRead(rapid(diuji(pembanding)), quiet),
    mutu: useRead(
      question<typeof statistikUjiMutu>(`${base}/statistik_uji_mutu`, { query: diuji(setahun) }),
      quiet,
    ),
    sdm: useRead(question<typeof statistikSdm>(`${base}/statistik_sdm`, { query: tempat }), quiet),
    wilayah: useRead(
      question<typeof registrasiByProvinsi>(`${base}/registrasi_by_provinsi`, {
        query: { provinsi_id: provinsi, jenis_registrasi: jenis },
      }),
      quiet,
    ),
  }
}

export type Statistik = ReturnType<typeof useDasbor>

import type { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import type { masters } from '@portal/domain/okkp/master/master.contract'
import type {
  listRegistrasiPublik,
  verifyRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { listProvinsi, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

export type CekQuery = Record<string, string | number>

/** Sends no request if the query is undefined. */
export function useCek(query: CekQuery | undefined) {
  return useRead(
    query && question<typeof listRegistrasiPublik>('/api/okkp/registrations/index_public', { query }),
  )
}

/** Fetches the validity on every visit, without a cache. */
export function useVerifikasi(kode: string) {
  return useRead(question<typeof verifyRegistrasi>('/api/verifikasi/:kode', { params: { kode } }))
}

export function useJenisPublik() {
  return useRead(question<typeof masters.jenisRegistrasi.list>('/api/okkp/static/jenis_registrasi'), {
    quiet: true,
    keep: true,
  }).data?.data
}

export function useProvinsiPublik() {
  return useRead(question<typeof listProvinsi>('/api/okkp/static/provinsi'), { quiet: true, keep: true }).data
    ?.data as Provinsi[] | undefined
}

/** Commodities that registrations name. The list has hundreds of entries that most visitors never open. */
export function useKomoditasPublik(wanted: boolean) {
  return useRead(
    wanted
      ? question<(typeof komoditasCalls)['list']>('/api/okkp/static/komoditas', {
          query: { terdaftar: 'true' },
        })
      : undefined,
    { quiet: true, keep: true, later: true },
  ).data?.data
}

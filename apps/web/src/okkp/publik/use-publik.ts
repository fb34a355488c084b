import type { openDataJson } from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import type { masters } from '@portal/domain/okkp/master/master.contract'
import type {
  listRegistrasiPublik,
  verifyRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { listProvinsi, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { read } from '#platform/api/read.ts'
import { useRead } from '#platform/api/use-read.ts'

export type CekQuery = Record<string, string | number>

/** No query asks nothing. */
export function useCek(query: CekQuery | undefined) {
  return useRead(query && JSON.stringify(query), (signal) =>
    read<typeof listRegistrasiPublik>('/api/okkp/registrations/index_public', { query: query ?? {}, signal }),
  )
}

/** Whether it holds is asked anew each time somebody looks. */
export function useVerifikasi(kode: string) {
  return useRead(
    kode,
    async (signal) =>
      (await read<typeof verifyRegistrasi>('/api/verifikasi/:kode', { params: { kode }, signal })).data,
  )
}

export function useJenisPublik() {
  return useRead(
    'jenis',
    async (signal) =>
      (
        await read<typeof masters.jenisRegistrasi.list>('/api/okkp/static/jenis_registrasi', {
          signal,
          quiet: true,
        })
      ).data,
    { keep: true },
  ).data
}

export function useProvinsiPublik() {
  return useRead(
    'provinsi',
    async (signal) =>
      (await read<typeof listProvinsi>('/api/okkp/static/provinsi', { signal, quiet: true }))
        .data as Provinsi[],
    { keep: true },
  ).data
}

export function useKomoditasPublik() {
  return useRead(
    'komoditas',
    async (signal) =>
      (await read<(typeof komoditasCalls)['list']>('/api/okkp/static/komoditas', { signal, quiet: true }))
        .data,
    { keep: true },
  ).data
}

/** When the open data last changed. */
export function useDiperbarui() {
  return useRead(
    'diperbarui',
    async (signal) =>
      (
        await read<typeof openDataJson>('/api/data-terbuka/registrasi.json', {
          query: { limit: 1 },
          signal,
          quiet: true,
        })
      ).meta.diperbarui,
  ).data
}

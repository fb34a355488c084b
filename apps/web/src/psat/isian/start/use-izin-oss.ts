import type { Result } from '@portal/domain/platform/contract'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listIzinOss } from '@portal/domain/psat/oss/izin.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

export type IzinOss = Result<typeof listIzinOss>['detail']['data'][number]

/** Loads the licences from OSS that no submission uses yet. */
export function useIzinOss(auditType: JenisIzin, jenis: JenisPengajuan, nib: string | undefined) {
  const query = { kode_izin: kodeIzin[auditType][jenis], submit: 'false', no_identitas: nib, limit: 100 }
  return useQuery({
    queryKey: [listIzinOss.path, query],
    queryFn: async ({ signal }) =>
      (await call(listIzinOss, { query: query as never, signal, quiet: true })).detail.data,
    meta: { silent: true },
  })
}

export function namaIzinOss({ id_izin, nama_izin, nama_kegiatan, kbli }: IzinOss): string {
  return [id_izin, nama_kegiatan ?? nama_izin, kbli && `KBLI ${kbli}`].filter(Boolean).join(' · ')
}

import { type StatusRegistrasi, statusLabels } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { Result } from '@portal/domain/platform/contract'
import { formatDate } from '@portal/domain/platform/format'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listIzinSaya } from '@portal/domain/psat/oss/izin.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

export type IzinSaya = Result<typeof listIzinSaya>['data'][number]

/** Loads the company's permits that a submission may start from. */
export function useIzinSaya(auditType: JenisIzin, perusahaan?: string) {
  return useQuery({
    queryKey: [listIzinSaya.path, auditType, perusahaan],
    queryFn: async ({ signal }) =>
      (await call(listIzinSaya, { query: { auditType, perusahaan }, signal, quiet: true })).data,
    meta: { silent: true },
  })
}

/** Returns for example "Berlaku sampai 5 Mei 2027". A permit that is not valid names its status first. */
export function berlakuText(status: StatusRegistrasi, sampai: string): string {
  const until = `sampai ${formatDate(sampai)}`
  return status === 'valid' ? `Berlaku ${until}` : `${statusLabels[status]}, berlaku ${until}`
}

export function describeIzin({
  unit_usaha,
  nama_psat,
  berlaku_sampai,
  status,
  sedang_diajukan,
}: IzinSaya): string {
  return [
    unit_usaha,
    nama_psat,
    berlaku_sampai
      ? berlakuText(status as StatusRegistrasi, berlaku_sampai)
      : statusLabels[status as StatusRegistrasi],
    sedang_diajukan && 'sedang diajukan',
  ]
    .filter(Boolean)
    .join(' · ')
}

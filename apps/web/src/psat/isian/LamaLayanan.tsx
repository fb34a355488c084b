import { formatNumber } from '@portal/domain/platform/format'
import { listHariKerja } from '@portal/domain/psat/daftar.contract'
import { hariLayanan } from '@portal/domain/psat/hari-layanan'
import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

/** How long the service takes at most, by the master of deadlines; nothing is promised while it is not known. */
export function LamaLayanan({ auditType }: { auditType: JenisIzin }) {
  const { data } = useQuery({
    queryKey: [listHariKerja.path],
    queryFn: async ({ signal }) => (await call(listHariKerja, { signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  if (!data) return null
  return (
    <>
      Layanan paling lama <b>{formatNumber(hariLayanan(data, auditType))} hari kerja</b>.{' '}
    </>
  )
}

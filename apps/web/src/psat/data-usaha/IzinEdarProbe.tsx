import { readPengajuan } from '@portal/domain/psat/pengajuan/read.contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api/client.ts'
import { operatorLinkOpen } from '#platform/layouts/shell-slots.ts'
import { notify } from '#platform/notices/notify.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Stage code of an issued SPPB. An izin edar requires an issued SPPB. */
const issued = '70'
const freshFor = 60_000

/** Renders nothing. Enables the link to the izin edar area once the operator holds an issued SPPB. */
export default function IzinEdarProbe() {
  const { uuid } = useSignedInUser()
  const { data, error } = useQuery({
    queryKey: ['izin-edar-terbuka', uuid],
    queryFn: ({ signal }) =>
      call(readPengajuan.sppb.history, {
        query: { user: uuid, code: issued, role: 'PELAKU_USAHA', page: 1, limit: 1 },
        signal,
        quiet: true,
      }),
    staleTime: freshFor,
    meta: { silent: true },
  })
  // After a failure an equal answer is the same `data`, so only `error` tells that the link opens again.
  useEffect(() => {
    operatorLinkOpen.set(!error && (data?.detail.data.query.length ?? 0) > 0)
    if (error) notify.error('Data izin belum dapat dimuat. Tautan Izin Edar disembunyikan dahulu.')
  }, [data, error])
  return null
}

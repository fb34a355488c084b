import { listAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api/client.ts'
import { sidebarBadges } from '#platform/layouts/shell-slots.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Renders nothing. Keeps the counts of the group "Tindakan" up to date: what waits for this account's office. */
export default function AntreanProbe() {
  const { role } = useSignedInUser()
  const enabled = hasPermission(role, 'tindak-lanjut.kelola')
  const { data, refetch } = useQuery({
    queryKey: [listAntrean.path, 'lencana'],
    queryFn: async ({ signal }) =>
      (await call(listAntrean, { query: { limit: 1 }, signal, quiet: true })).hitungan,
    enabled,
    staleTime: 30_000,
    // Notifications refetch at once. The rest, such as a new day, may be some minutes late.
    refetchInterval: 300_000,
    meta: { silent: true },
  })
  useOnNews(() => {
    if (enabled) void refetch()
  })
  useEffect(() => {
    const rows = data ?? []
    sidebarBadges.set(
      Object.fromEntries(rows.map(({ jenis, saya }) => [`antrean.${jenis}`, { count: saya, hot: saya > 0 }])),
    )
  }, [data])
  return null
}

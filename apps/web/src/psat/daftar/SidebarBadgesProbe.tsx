import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { type JenisIzin, jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api/client.ts'
import { type SidebarBadge, sidebarBadges } from '#platform/layouts/shell-slots.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

type Badges = Record<string, SidebarBadge>

/** Renders nothing. Updates the counts in the sidebar from the same call as the list. */
export default function SidebarBadgesProbe() {
  const { role } = useSignedInUser()
  const enabled = hasPermission(role, 'psat.daftar')
  const { badges, refetch } = useQueries({
    queries: jenisIzin.map((auditType) => ({
      queryKey: [...listKey(listBerkas), 'lencana', auditType],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await call(listBerkas, {
          query: { auditType, page: 1, limit: 1 },
          signal,
          quiet: true,
        })
        return badgesOf(auditType, answer.counts, role)
      },
      enabled,
      staleTime: 30_000,
      // The server sends no news when a colleague of the same role takes a step, so the counts poll every 60 seconds.
      refetchInterval: 60_000,
      meta: { silent: true },
    })),
    combine: (results) => ({
      badges: Object.assign({}, ...results.map(({ data }) => data)) as Badges,
      refetch: () => Promise.all(results.map((result) => result.refetch())),
    }),
  })
  useOnNews(() => {
    if (enabled) void refetch()
  })
  useEffect(() => {
    sidebarBadges.set(badges)
  }, [badges])
  return null
}

/** Counts the files that wait for the role. A superadmin sees the total, because no file waits for a superadmin. */
function badgesOf(
  auditType: JenisIzin,
  counts: Record<string, { total: number; giliran: number }>,
  role: Role,
): Badges {
  return Object.fromEntries(
    Object.entries(counts).map(([tab, { total, giliran }]) => [
      `${auditType}.${tab}`,
      { count: role === 'SUPERADMIN' ? total : giliran, hot: giliran > 0 },
    ]),
  )
}

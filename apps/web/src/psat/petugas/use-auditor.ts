import { userIndexStaff } from '@portal/domain/akun/pengguna/pengguna.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

/** Only who may read staff accounts can choose by them; auditors see their own files anyway. */
export function usePetugas() {
  const { role } = useSignedInUser()
  const { data = [] } = useQuery({
    queryKey: [...listKey(userIndexStaff), 'tim'],
    queryFn: async ({ signal }) => (await call(userIndexStaff, { signal, quiet: true })).data,
    enabled: hasPermission(role, 'akun.petugas.baca'),
    staleTime: 60_000,
    meta: { silent: true },
  })
  return data
}

export function useAuditor() {
  return usePetugas().filter(({ role }) => role === 'AUDITOR' || role === 'LEAD_AUDITOR')
}

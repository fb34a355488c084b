import { staffNames } from '@portal/domain/akun/pengguna/pengguna.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

/** Loads the names of staff. Auditors see only their own files, so for them the list is empty. */
export function usePetugas() {
  const { role } = useSignedInUser()
  const { data = [] } = useQuery({
    queryKey: [...listKey(staffNames), 'tim'],
    queryFn: async ({ signal }) => (await call(staffNames, { signal, quiet: true })).data,
    enabled: hasPermission(role, 'akun.petugas.baca'),
    staleTime: 60_000,
    meta: { silent: true },
  })
  return data
}

export function useAuditor() {
  return usePetugas().filter(({ role }) => role === 'AUDITOR' || role === 'LEAD_AUDITOR')
}

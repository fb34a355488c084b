import { userIndexStaff } from '@portal/domain/akun/pengguna/pengguna.contract'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import type { CallQuery } from '@portal/domain/platform/contract'
import { defaultPageSize } from '@portal/domain/platform/list/pagination'
import type { Role } from '@portal/domain/platform/roles'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { type ListState, listKey } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'
import { narrowAkun } from './narrow-akun.ts'

export type StaffList = NonNullable<CallQuery<typeof userIndexStaff>['role']>

/** Reads staff of some roles. The call returns all of them, so the browser applies the view. */
export function usePetugas(asked: StaffList, roles: readonly Role[], view: ListView): ListState<Pengguna> {
  const result = useQuery({
    queryKey: [...listKey(userIndexStaff), asked],
    queryFn: async ({ signal }) => (await call(userIndexStaff, { query: { role: asked }, signal })).data,
  })
  const people = result.isError ? [] : (result.data ?? []).filter((akun) => roles.includes(akun.role))
  return {
    ...narrowAkun(people, { ...view.filters, ...pageOf(view) }),
    isLoading: result.isPending,
    isRefreshing: false,
    error: result.error ?? undefined,
    retry: () => void result.refetch(),
  }
}

function pageOf({ page, sort, search }: ListView) {
  return { page, sort, search, limit: defaultPageSize }
}

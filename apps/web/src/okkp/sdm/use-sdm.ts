import { masters } from '@portal/domain/okkp/master/master.contract'
import { listAkunAuditor, sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { isLengkap, type Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

const list = '/okkp/admin/sdm'

export const sdmRecord: RecordDefinition<Sdm> = {
  noun: 'SDM',
  list,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Kompetensi SDM', to: list },
  ],
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => useSdm(Number(id)),
  useRefresh: () => useRefreshCalls(sdmCalls.list, sdmCalls.detail),
}

/** Returns the full record of a person, or `null` if the person belongs to another region. */
function useSdm(id: number) {
  return useQuery({
    queryKey: [...listKey(sdmCalls.detail), id],
    queryFn: async ({ signal }): Promise<Sdm | null> => {
      const { data } = await call(sdmCalls.detail, { query: { sdm_id: id }, signal })
      return isLengkap(data) ? data : null
    },
    meta: { silent: true },
  })
}

export function useGolonganOptions(): Option[] {
  const { list } = masters.golongan
  const { data = [] } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

/** Accounts to link. Undefined if the office may not link accounts. */
export function useAkunOptions(): Option[] | undefined {
  const { role } = useSignedInUser()
  const allowed = hasPermission(role, 'sdm.taut')
  const { data = [] } = useQuery({
    queryKey: [listAkunAuditor.path],
    queryFn: async ({ signal }) => (await call(listAkunAuditor, { signal, quiet: true })).data,
    enabled: allowed,
  })
  return allowed
    ? data.map(({ id, nama, username }) => ({ value: id, label: `${nama} (${username})` }))
    : undefined
}

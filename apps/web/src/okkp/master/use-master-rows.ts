import { masters } from '@portal/domain/okkp/master/master.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

const none: never[] = []

export function useJenisKlaim() {
  const { list } = masters.jenisKlaim
  const { data } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
  return data ?? none
}

export function useJenisDokumen() {
  const { list } = masters.jenisDokumen
  const { data } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
  return data ?? none
}

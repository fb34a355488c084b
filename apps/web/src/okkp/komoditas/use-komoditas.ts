import { komoditasCalls, listKelompokKomoditas } from '@portal/domain/okkp/komoditas/komoditas.contract'
import type { Komoditas, komoditasForm } from '@portal/domain/okkp/komoditas/komoditas.schema'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { RecordCalls } from '#platform/record/use-record-writes.ts'
import { listKey } from '#platform/table/use-list.ts'

export function useKelompokOptions(): Option[] {
  const { data = [] } = useQuery({
    queryKey: [listKelompokKomoditas.path],
    queryFn: async ({ signal }) => (await call(listKelompokKomoditas, { signal, quiet: true })).data,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

const none: Komoditas[] = []

/** All commodities, for choices and for consistent spelling of names. */
export function useKomoditas(): Komoditas[] {
  const { data = none } = useQuery({
    queryKey: [...listKey(komoditasCalls.list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(komoditasCalls.list, { signal, quiet: true })).data,
  })
  return data
}

export const komoditasWrites: RecordCalls<Komoditas, z.input<typeof komoditasForm>> = {
  staleKey: listKey(komoditasCalls.list),
  add: (body) => call(komoditasCalls.add, { body }),
  update: ({ id, versi }, form) => call(komoditasCalls.update, { body: { ...form, id, versi } }),
  remove: ({ id }) => call(komoditasCalls.remove, { query: { id } }),
}

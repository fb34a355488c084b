import { listKomoditas } from '@portal/domain/okkp/komoditas.contract'
import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import { masters } from '@portal/domain/okkp/master.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/fields.tsx'
import { listKey } from '#platform/table/use-list.ts'

export interface JenisRegistrasi {
  id: number
  nama: string
  /** None: valid until revoked. */
  masa_berlaku_tahun: number | null
}

/** The kinds of registration; undefined until the answer is here. */
export function useJenisRegistrasi(): JenisRegistrasi[] | undefined {
  const { list } = masters.jenisRegistrasi
  const { data } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
  return data
}

/** The names of a small master table, to choose from. */
export function useMasterOptions(name: 'jenisHc' | 'jenisSertifikat', enabled = true): Option[] {
  const { list } = masters[name]
  const { data = [] } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
    enabled,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

const noKomoditas: Komoditas[] = []

export function useKomoditas(): Komoditas[] {
  const { data = noKomoditas } = useQuery({
    queryKey: [...listKey(listKomoditas), 'pilihan'],
    queryFn: async ({ signal }) => (await call(listKomoditas, { signal, quiet: true })).data,
  })
  return data
}

export function useKomoditasOptions(): Option[] {
  return useKomoditas().map(({ id, nama }) => ({ value: id, label: nama }))
}

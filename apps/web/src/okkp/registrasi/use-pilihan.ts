import { masters } from '@portal/domain/okkp/master/master.contract'
import { useQuery } from '@tanstack/react-query'
import { useKomoditas } from '#okkp/komoditas/use-komoditas.ts'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import { listKey } from '#platform/table/use-list.ts'

export interface JenisRegistrasi {
  id: number
  nama: string
  /** Null: valid until revoked. */
  masa_berlaku_tahun: number | null
}

export function useJenisRegistrasi() {
  const { list } = masters.jenisRegistrasi
  return useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }): Promise<JenisRegistrasi[]> =>
      (await call(list, { signal, quiet: true })).data,
  })
}

export function useMasterOptions(name: 'jenisHc' | 'jenisSertifikat', enabled = true): Option[] {
  const { list } = masters[name]
  const { data = [] } = useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
    enabled,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

export function useKomoditasOptions(): Option[] {
  return useKomoditas().map(({ id, nama }) => ({ value: id, label: nama }))
}

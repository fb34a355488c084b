import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Option } from '#platform/forms/choice-fields.tsx'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'

const asOptions = (places: readonly { id: number; nama: string }[] | undefined): Option[] =>
  (places ?? []).map(({ id, nama }) => ({ value: id, label: nama }))

export function useProvinsiOptions(): Option[] {
  return asOptions(useProvinsi().data)
}

export function useKotaOptions(provinsiId: number | null | undefined): Option[] {
  const kode = useProvinsi().data?.find(({ id }) => id === provinsiId)?.kode
  return asOptions(useIsiWilayah(kode).data?.kota)
}

/** Returns the province of an account; undefined for the central office. */
export function provinsiOf(scope: RegionScope): number | undefined {
  return scope.jenis === 'semua' ? undefined : scope.provinsi_id
}

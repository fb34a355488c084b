import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Filter, SelectFilter } from '#platform/table/column.ts'
import type { ListQuery, ListView } from '#platform/table/use-list-view.ts'
import { provinsiOf, useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

type RegionName = 'provinsi_id' | 'kota_id'

/** Returns region filters for the account's scope. A city account has none. */
export function useSaringanWilayah(chosen: string | undefined): Filter<RegionName>[] {
  const scope = scopeOf(useSignedInUser())
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsiOf(scope) ?? Number(chosen))
  return [
    ...(scope.jenis === 'semua' ? [pilihan('provinsi_id', 'Provinsi', provinsi)] : []),
    ...(scope.jenis === 'kota' ? [] : [pilihan('kota_id', 'Kabupaten/kota', kota)]),
  ]
}

export const pilihan = <Name extends string>(
  name: Name,
  label: string,
  options: SelectFilter['options'],
): Filter<Name> => ({ kind: 'select', name, label, options })

export const hariUji: Filter<'start_date' | 'end_date'> = {
  kind: 'date-range',
  label: 'Tanggal uji',
  start: 'start_date',
  end: 'end_date',
}

/** Returns the import filter only if the address contains one, so that the user can remove it. */
export const saringanImpor = (batch: string | undefined): Filter<'batch_id'>[] =>
  batch ? [pilihan('batch_id', 'Impor', [{ value: batch, label: `Nomor ${batch}` }])] : []

/** Returns filters and search without page and order. Drops filters that the screen does not offer. */
export function narrowing({ filters, search }: ListView, offered: readonly string[]): ListQuery {
  const kept: ListQuery = {}
  for (const [name, value] of Object.entries(filters)) {
    if (value && offered.includes(name)) kept[name] = value
  }
  if (search) kept.search = search
  return kept
}

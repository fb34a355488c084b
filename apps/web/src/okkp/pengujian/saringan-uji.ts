import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Filter, SelectFilter } from '#platform/table/column.ts'
import type { ListQuery, ListView } from '#platform/table/use-list-view.ts'
import { provinsiOf, useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

type RegionName = 'provinsi_id' | 'kota_id'

/** The regions that the account may choose from; a city account has no choice. */
export function useSaringanWilayah(chosen: string | undefined): Filter<RegionName>[] {
  const scope = scopeOf(useSignedInUser())
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsiOf(scope) ?? Number(chosen))
  return [
    ...(scope.jenis === 'semua' ? [pilihan('provinsi_id', 'Provinsi', provinsi)] : []),
    ...(scope.jenis === 'kota' || kota.length === 0 ? [] : [pilihan('kota_id', 'Kabupaten/kota', kota)]),
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

/** Offered only to whoever comes over the link of an import, as the way out of it. */
export const saringanImpor = (batch: string | undefined): Filter<'batch_id'>[] =>
  batch ? [pilihan('batch_id', 'Impor', [{ value: batch, label: `Nomor ${batch}` }])] : []

/** What narrows the list, without page and order; a filter that is not offered is not sent. */
export function narrowing({ filters, search }: ListView, offered: readonly string[]): ListQuery {
  const kept: ListQuery = {}
  for (const [name, value] of Object.entries(filters)) {
    if (value && offered.includes(name)) kept[name] = value
  }
  if (search) kept.search = search
  return kept
}

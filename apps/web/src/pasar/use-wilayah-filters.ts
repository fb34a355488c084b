import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { SelectFilter } from '#platform/table/column.ts'
import type { ListView } from '#platform/table/use-list-view.ts'
import { provinsiOf, useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

type Wilayah = 'provinsi_id' | 'kota_id'

/** Returns the region filters that the account's own region leaves open. */
export function useWilayahFilters(view: ListView): SelectFilter<Wilayah>[] {
  const scope = scopeOf(useSignedInUser())
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsiOf(scope) ?? (Number(view.filters.provinsi_id) || undefined))
  return [
    ...(scope.jenis === 'semua'
      ? [{ kind: 'select', name: 'provinsi_id', label: 'Provinsi', options: provinsi } as const]
      : []),
    ...(scope.jenis === 'kota'
      ? []
      : [{ kind: 'select', name: 'kota_id', label: 'Kabupaten/kota', options: kota } as const]),
  ]
}

/** Shows the market that a link has selected, so that the person can remove the filter. */
export const linkedPasar = (id: string | undefined, nama: string | undefined): SelectFilter<'pasar_id'>[] =>
  id
    ? [{ kind: 'select', name: 'pasar_id', label: 'Pasar', options: [{ value: id, label: nama ?? id }] }]
    : []

/** A new province clears the city filter. A city of another province would give an empty list. */
export function withinProvinsi<V extends ListView<never> | ListView>(view: V): V {
  return {
    ...view,
    setFilters: (change: Parameters<V['setFilters']>[0]) =>
      view.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
  }
}

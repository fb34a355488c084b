import { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { roleLabels } from '@portal/domain/platform/role-labels'
import type { Role } from '@portal/domain/platform/roles'
import type { FilterName } from '#platform/routing/search-of.ts'
import type { Filter } from '#platform/table/column.ts'
import { type ListView, useListView } from '#platform/table/use-list-view.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'

interface AkunViewOptions {
  name: string
  /** Roles of the role filter. The filter is hidden if there is only one role. */
  roles: readonly Role[]
  byRegion: boolean
}

type AkunFilter = FilterName<typeof userIndex>

const status: Filter<AkunFilter> = {
  kind: 'select',
  name: 'status',
  label: 'Status',
  options: [
    { value: 'true', label: 'Aktif' },
    { value: 'false', label: 'Nonaktif' },
  ],
}

/** The filter appears only while it is set, for example by the start page card, so that the person can remove it. */
const masuk: Filter<AkunFilter> = {
  kind: 'select',
  name: 'pernah_masuk',
  label: 'Terakhir masuk',
  options: [
    { value: 'false', label: 'Belum pernah' },
    { value: 'true', label: 'Pernah' },
  ],
}

export function useAkunView({ name, roles, byRegion }: AkunViewOptions): {
  view: ListView<AkunFilter>
  filters: Filter<AkunFilter>[]
} {
  const view = useListView({
    name,
    list: userIndex,
    filters: ['role', 'status', 'pernah_masuk', ...(byRegion ? (['provinsi_id', 'kota_id'] as const) : [])],
    defaultSort: 'nama',
  })
  const region = useRegionFilters(byRegion, view.filters.provinsi_id)
  const role: Filter<AkunFilter> = {
    kind: 'select',
    name: 'role',
    label: 'Peran',
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
  }
  const filters = [
    ...(roles.length > 1 ? [role] : []),
    ...region,
    status,
    ...(view.filters.pernah_masuk ? [masuk] : []),
  ]
  return {
    filters,
    view: {
      ...view,
      // A new province clears the city, because a city belongs to one province.
      setFilters: (change) =>
        view.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
    },
  }
}

function useRegionFilters(wanted: boolean, provinsiId: string | undefined): Filter<AkunFilter>[] {
  const provinsi = useProvinsi().data ?? []
  const chosen = provinsi.find(({ id }) => String(id) === provinsiId)
  const kota = useIsiWilayah(wanted ? chosen?.kode : undefined).data?.kota ?? []
  if (!wanted) return []
  const optionsOf = (places: readonly { id: number; nama: string }[]) =>
    places.map(({ id, nama }) => ({ value: id, label: nama }))
  const first: Filter<AkunFilter> = {
    kind: 'select',
    name: 'provinsi_id',
    label: 'Provinsi',
    options: optionsOf(provinsi),
  }
  return [first, { kind: 'select', name: 'kota_id', label: 'Kabupaten/kota', options: optionsOf(kota) }]
}

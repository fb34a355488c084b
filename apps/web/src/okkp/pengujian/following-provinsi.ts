import type { ListView } from '#platform/table/use-list-view.ts'

type RegionName = 'provinsi_id' | 'kota_id'

/** Another province takes its city along: one of the province before would leave nothing to show. */
export const followingProvinsi = <Name extends string>(
  view: ListView<Name | RegionName>,
): ListView<Name | RegionName> => ({
  ...view,
  setFilters: (change) =>
    view.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
})

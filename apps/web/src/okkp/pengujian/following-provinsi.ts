import type { ListView } from '#platform/table/use-list-view.ts'

/** Another province takes its city along: one of the province before would leave nothing to show. */
export function followingProvinsi<View extends Pick<ListView<'provinsi_id' | 'kota_id'>, 'setFilters'>>(
  view: View,
): View {
  const setFilters: View['setFilters'] = (change) =>
    view.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change)
  return { ...view, setFilters }
}

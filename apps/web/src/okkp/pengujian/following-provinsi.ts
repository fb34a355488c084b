import type { ListView } from '#platform/table/use-list-view.ts'

/** Clears the city when the province changes. A city of the previous province would give an empty list. */
export function followingProvinsi<View extends Pick<ListView<'provinsi_id' | 'kota_id'>, 'setFilters'>>(
  view: View,
): View {
  const setFilters: View['setFilters'] = (change) =>
    view.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change)
  return { ...view, setFilters }
}

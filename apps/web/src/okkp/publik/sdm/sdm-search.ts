/** As it stands in the address. */
export interface SdmSearch {
  search?: string | undefined
  provinsi_id?: string | undefined
  kategori?: string | undefined
  page?: number | undefined
}

/** The rows come in the order of their provinces; each gets its heading once. */
export function perProvinsi<T extends { provinsi: string }>(
  rows: readonly T[],
): { provinsi: string; orang: T[] }[] {
  const groups = Map.groupBy(rows, ({ provinsi }) => provinsi)
  return [...groups].map(([provinsi, orang]) => ({ provinsi, orang }))
}

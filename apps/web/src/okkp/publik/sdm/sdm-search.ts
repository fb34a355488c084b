export interface SdmSearch {
  search?: string | undefined
  provinsi_id?: string | undefined
  kategori?: string | undefined
  page?: number | undefined
}

/** Groups the rows by province. The server has already sorted them by province. */
export function perProvinsi<T extends { provinsi: string }>(
  rows: readonly T[],
): { provinsi: string; orang: T[] }[] {
  const groups = Map.groupBy(rows, ({ provinsi }) => provinsi)
  return [...groups].map(([provinsi, orang]) => ({ provinsi, orang }))
}

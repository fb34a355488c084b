interface Named {
  id: number
  nama: string
}

interface Lists {
  /** Undefined while loading and offline. */
  provinsi: readonly Named[] | undefined
  kota: readonly Named[] | undefined
}

/**
 * Returns the name of the selected region, or undefined while the name is unknown. The function never falls back to a
 * wider region.
 */
export function namaWilayah(
  { provinsi, kota }: { provinsi: number | undefined; kota: number | undefined },
  lists: Lists,
): string | undefined {
  if (kota !== undefined) return lists.kota?.find(({ id }) => id === kota)?.nama
  if (provinsi !== undefined) return lists.provinsi?.find(({ id }) => id === provinsi)?.nama
  return 'Indonesia'
}

interface Named {
  id: number
  nama: string
}

interface Lists {
  /** Undefined while they are on their way, and without signal. */
  provinsi: readonly Named[] | undefined
  kota: readonly Named[] | undefined
}

/** The region whose figures are shown; no other one while its name is not known. */
export function namaWilayah(
  { provinsi, kota }: { provinsi: number | undefined; kota: number | undefined },
  lists: Lists,
): string | undefined {
  if (kota !== undefined) return lists.kota?.find(({ id }) => id === kota)?.nama
  if (provinsi !== undefined) return lists.provinsi?.find(({ id }) => id === provinsi)?.nama
  return 'Indonesia'
}

// Apart from the schema: public pages name these without Zod.
/** What a positive has come to; until it is confirmed it accuses nobody. */
export const keadaanUji = ['menunggu', 'terkonfirmasi', 'tidak_terkonfirmasi', 'tidak_diuji'] as const
export type KeadaanUji = (typeof keadaanUji)[number]
export const keadaanLabels: Record<KeadaanUji, string> = {
  menunggu: 'Menunggu uji konfirmasi',
  terkonfirmasi: 'Terkonfirmasi uji laboratorium',
  tidak_terkonfirmasi: 'Tidak terkonfirmasi',
  tidak_diuji: 'Ditutup tanpa uji konfirmasi',
}

/** What anybody may know of a test: a positive only as what it has come to. */
export const hasilTerbukaLabels: Record<'negatif' | KeadaanUji, string> = {
  negatif: 'Negatif',
  ...keadaanLabels,
}

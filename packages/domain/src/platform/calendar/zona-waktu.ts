/** Indonesia's three time zones. None of them has daylight saving time. */
export const zonaWaktu = {
  'Asia/Jakarta': { singkat: 'WIB', selisih: '+0700' },
  'Asia/Makassar': { singkat: 'WITA', selisih: '+0800' },
  'Asia/Jayapura': { singkat: 'WIT', selisih: '+0900' },
} as const
export type ZonaWaktu = keyof typeof zonaWaktu

/** Bali, Nusa Tenggara, Sulawesi, and Kalimantan without its western half. */
const tengah = new Set([51, 52, 53, 63, 64, 65, 71, 72, 73, 74, 75, 76])

/** Returns the time zone of a province (81 and above: Maluku and Papua). A place without a province counts as Jakarta. */
export function zonaProvinsi(provinsiId: number | null): ZonaWaktu {
  if (provinsiId === null) return 'Asia/Jakarta'
  if (tengah.has(provinsiId)) return 'Asia/Makassar'
  return provinsiId >= 81 && provinsiId < 99 ? 'Asia/Jayapura' : 'Asia/Jakarta'
}

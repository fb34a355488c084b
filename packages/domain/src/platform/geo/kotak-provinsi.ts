import { type Titik, titikFault } from './titik.ts'

/**
 * West, south, east and north of each province in degrees, with a margin of 0.25 degrees because outlines are rough. A
 * test fails if somebody changes the outlines without this table.
 */
export const kotakProvinsi: Readonly<Record<number, readonly [number, number, number, number]>> = {
  11: [94.7, 1.7, 98.6, 6.2],
  12: [96.8, -0.9, 100.7, 4.6],
  13: [98.3, -3.8, 102.2, 1.2],
  14: [99.8, -1.4, 104.1, 2.8],
  15: [100.8, -3.1, 104.8, -0.4],
  16: [101.8, -5.2, 106.4, -1.3],
  17: [100.7, -5.8, 104.1, -2],
  18: [103.3, -6.5, 106.2, -3.4],
  19: [104.8, -3.6, 108.6, -1.2],
  21: [103, -1, 109.4, 5.1],
  31: [106.4, -6.7, 107.3, -5.8],
  32: [106.1, -8.1, 109.1, -5.6],
  33: [108.3, -8.5, 112, -5.4],
  34: [109.7, -8.5, 111.1, -7.2],
  35: [110.6, -9.1, 116.2, -4.8],
  36: [104.8, -7.3, 107.1, -5.6],
  51: [114.1, -9.1, 116, -7.8],
  52: [115.5, -9.4, 119.6, -7.8],
  53: [118.6, -11.3, 125.5, -7.5],
  61: [108.4, -3.3, 114.5, 2.4],
  62: [110.4, -3.8, 116.1, 1.1],
  63: [114.1, -5.2, 116.8, -1],
  64: [113.5, -2.7, 119.3, 2.9],
  65: [114.3, 0.8, 118.3, 4.7],
  71: [122.8, 0, 127.4, 5.1],
  72: [119.1, -3.9, 124.5, 1.7],
  73: [117.4, -7.8, 122.1, -1.6],
  74: [120.6, -6.5, 124.6, -2.5],
  75: [120.9, 0, 123.9, 1.3],
  76: [118.5, -3.9, 120.2, -0.5],
  81: [125.4, -8.6, 135.2, -2.5],
  82: [124, -2.8, 130.2, 2.9],
  91: [134.5, -4.4, 141.3, -0.3],
  92: [131, -4.6, 135.5, -0.4],
  93: [137.3, -9.4, 141.3, -4.3],
  94: [134.3, -5.5, 138.7, -2.4],
  95: [137.4, -5.6, 141.3, -2.8],
  96: [129, -2.6, 133.8, 1.4],
}

export const outsideProvinsi =
  'Titik ini jauh di luar provinsi yang dipilih. Periksa titiknya, atau provinsinya.'

function isNearProvinsi(provinsiId: number, { lintang, bujur }: Titik): boolean {
  const kotak = kotakProvinsi[provinsiId]
  if (!kotak) return true
  const [west, south, east, north] = kotak
  return bujur >= west && bujur <= east && lintang >= south && lintang <= north
}

/**
 * Returns the error of a position for a record of this province. For a new province without an outline it checks only
 * the country.
 */
export function titikFaultIn(
  provinsiId: number,
  lintang: number | null,
  bujur: number | null,
): string | undefined {
  const fault = titikFault(lintang, bujur)
  if (fault !== undefined || lintang === null || bujur === null) return fault
  return isNearProvinsi(provinsiId, { lintang, bujur }) ? undefined : outsideProvinsi
}

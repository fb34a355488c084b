/** A position in degrees. South and west are negative. */
export interface Titik {
  lintang: number
  bujur: number
}

/** Bounding box of Indonesia, including the sea between its islands. */
const indonesia = { west: 94.9, south: -11.1, east: 141.1, north: 6.2 } as const

function isNearIndonesia({ lintang, bujur }: Titik): boolean {
  const { west, south, east, north } = indonesia
  return lintang >= south && lintang <= north && bujur >= west && bujur <= east
}

export const outsideIndonesia = 'Titik ini di luar Indonesia. Periksa lagi lintang dan bujurnya.'

export const halfTitik = 'Isi lintang dan bujur, atau kosongkan keduanya.'

/** Returns the error of a position. A record must have both coordinates or none. */
export function titikFault(lintang: number | null, bujur: number | null): string | undefined {
  if (lintang === null || bujur === null) return lintang === bujur ? undefined : halfTitik
  return isNearIndonesia({ lintang, bujur }) ? undefined : outsideIndonesia
}

/** Rounds to six decimals, about 10 cm. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

export function roundTitik({ lintang, bujur }: Titik): Titik {
  return { lintang: roundDegrees(lintang), bujur: roundDegrees(bujur) }
}

/** Formats "-6.208800, 106.845600" with decimal points, as maps and GPS receivers do. */
export function formatTitik({ lintang, bujur }: Titik): string {
  return `${roundDegrees(lintang).toFixed(6)}, ${roundDegrees(bujur).toFixed(6)}`
}

/** Formats "6°12′31,7″ LS 106°50′44,2″ BT", as documents do. */
export function formatDerajat({ lintang, bujur }: Titik): string {
  return `${sexagesimal(lintang)} ${lintang < 0 ? 'LS' : 'LU'} ${sexagesimal(bujur)} ${bujur < 0 ? 'BB' : 'BT'}`
}

function sexagesimal(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const seconds = (tenths % 600) / 10
  const minutes = Math.floor(tenths / 600) % 60
  return `${Math.floor(tenths / 36_000)}°${minutes}′${seconds.toFixed(1).replace('.', ',')}″`
}

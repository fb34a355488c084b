/** A place on the ground, in degrees: south and west are negative. */
export interface Titik {
  lintang: number
  bujur: number
}

/** The frame around all of Indonesia, with the sea between its islands. */
const indonesia = { west: 94.9, south: -11.1, east: 141.1, north: 6.2 } as const

function isNearIndonesia({ lintang, bujur }: Titik): boolean {
  const { west, south, east, north } = indonesia
  return lintang >= south && lintang <= north && bujur >= west && bujur <= east
}

export const outsideIndonesia = 'Titik ini di luar Indonesia. Periksa lagi lintang dan bujurnya.'

export const halfTitik = 'Isi lintang dan bujur, atau kosongkan keduanya.'

/** What is wrong with the place of a record that has both or neither. */
export function titikFault(lintang: number | null, bujur: number | null): string | undefined {
  if (lintang === null || bujur === null) return lintang === bujur ? undefined : halfTitik
  return isNearIndonesia({ lintang, bujur }) ? undefined : outsideIndonesia
}

/** Six decimals are a hand's breadth. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

export function roundTitik({ lintang, bujur }: Titik): Titik {
  return { lintang: roundDegrees(lintang), bujur: roundDegrees(bujur) }
}

/** "-6.208800, 106.845600": with points, as maps and receivers write and read it. */
export function formatTitik({ lintang, bujur }: Titik): string {
  return `${roundDegrees(lintang).toFixed(6)}, ${roundDegrees(bujur).toFixed(6)}`
}

/** "6°12′31,7″ LS 106°50′44,2″ BT", as documents write it. */
export function formatDerajat({ lintang, bujur }: Titik): string {
  return `${sexagesimal(lintang)} ${lintang < 0 ? 'LS' : 'LU'} ${sexagesimal(bujur)} ${bujur < 0 ? 'BB' : 'BT'}`
}

function sexagesimal(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const seconds = (tenths % 600) / 10
  const minutes = Math.floor(tenths / 600) % 60
  return `${Math.floor(tenths / 36_000)}°${minutes}′${seconds.toFixed(1).replace('.', ',')}″`
}

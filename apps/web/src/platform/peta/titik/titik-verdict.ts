import { formatNumber } from '@portal/domain/platform/format'
import { outsideIndonesia, type Titik, titikFault } from '@portal/domain/platform/geo/titik'
import type { Place } from '#platform/peta/titik/find-place.ts'

export interface Verdict {
  /** `bad` blocks the form; `warn` does not. */
  tone: 'ok' | 'warn' | 'bad'
  text: string
}

/**
 * Checks whether a point lies in the chosen city. Outlines are coarse, so only a point far outside the country is
 * `bad`.
 */
export function judgeTitik(
  titik: Titik,
  place: Place | undefined,
  chosen: { id: number; nama: string } | undefined,
): Verdict {
  if (!place) {
    const south = titik.lintang > 0 && titikFault(-titik.lintang, titik.bujur) === undefined
    const hint = south ? ' Lintang selatan ditulis dengan minus atau LS.' : ''
    return { tone: 'bad', text: `${outsideIndonesia}${hint}` }
  }
  const { kota, provinsi, km } = place
  const where = `${kota.nama}, ${provinsi.nama}`
  if (chosen && kota.id !== chosen.id) {
    const found = km > 0 ? `di dekat ${where}` : `di ${where}`
    return {
      tone: 'warn',
      text: `Titik ini ${found}, bukan di ${chosen.nama}. Periksa titiknya, atau kabupaten/kota yang dipilih.`,
    }
  }
  if (km > 0) {
    return {
      tone: 'warn',
      text: `Titik ini sekitar ${formatNumber(Math.max(km, 0.1), 1)} km di luar batas ${where}. Garis pada peta kasar: biarkan bila titiknya sudah benar.`,
    }
  }
  return { tone: 'ok', text: `Titik ini di ${where}.` }
}

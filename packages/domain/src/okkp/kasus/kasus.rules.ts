import { addDays } from '../../platform/calendar/add-days.ts'
import type { Day } from '../../platform/calendar/working-days.ts'

/** Maximum age in days of a finding that opens a case by itself. The goods of an older one are no longer on the market. */
export const segar = 90

export const opensKasus = (tanggal: Day, today: Day) => addDays(tanggal, segar) >= today

/** Days before the due day on which the job sends reminders. −1 is the day after the due day. */
export const hariPengingat = [3, -1]

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** What a finding is about. A new one joins an open case about the same business, stall or supplier and commodity. */
export interface SubjekKasus {
  registrasi_id: number | null
  perusahaan_id?: number | null
  pasar_id?: number | null
  nomor_kios?: string | null
  pemasok_id?: number | null
  komoditas_id: number | null
  komoditas: string
}

const pelakuOf = ({ registrasi_id, perusahaan_id, pemasok_id }: SubjekKasus) => [
  registrasi_id !== null && `registrasi:${registrasi_id}`,
  perusahaan_id != null && `perusahaan:${perusahaan_id}`,
  pemasok_id != null && `pemasok:${pemasok_id}`,
]
const known = (keys: readonly (string | false)[]) => keys.flatMap((key) => key || []).toSorted()

/** Returns the keys of a finding. Two findings belong together if they share one. */
export function kunciKasus(subjek: SubjekKasus): string[] {
  const { pasar_id, nomor_kios, komoditas_id, komoditas } = subjek
  const food = komoditas_id === null ? plain(komoditas) : String(komoditas_id)
  const stall = pasar_id != null && nomor_kios != null && `kios:${pasar_id}:${plain(nomor_kios)}`
  return known([...pelakuOf(subjek), stall]).map((key) => `${key}|${food}`)
}

/** Returns the businesses, suppliers and markets of a finding. Findings repeat if they share one. */
export const subjekKasus = (subjek: SubjekKasus): string[] =>
  known([...pelakuOf(subjek), subjek.pasar_id != null && `pasar:${subjek.pasar_id}`])

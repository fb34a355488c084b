/** Time level of a figure: year (2026), month (202611) or day (20261118). */
export type TingkatWaktu = 'tahun' | 'bulan' | 'hari'

/** Range of days, both included. A missing start or end is open. */
export interface RentangHari {
  start?: string | undefined
  end?: string | undefined
}

/** Returns the days of a date filter: one date means that day only, two dates mean a range (specification, section 5). */
export function rentangDari(start: string | undefined, end: string | undefined): RentangHari {
  return { start: start ?? end, end: end ?? start }
}

/** Converts a day to the `waktu` of a figure: '2026-11-18' becomes 20261118. */
export const waktuHari = (day: string): number => Number(day.replaceAll('-', ''))

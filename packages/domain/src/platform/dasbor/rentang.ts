/** Time level of a figure: year (2026), month (202611) or day (20261118). */
export type TingkatWaktu = 'tahun' | 'bulan' | 'hari'

/** Range of days, both included. A missing start or end is open. */
export interface RentangHari {
  start?: string | undefined
  end?: string | undefined
}

/** Converts a day to the `waktu` of a figure: '2026-11-18' becomes 20261118. */
export const waktuHari = (day: string): number => Number(day.replaceAll('-', ''))

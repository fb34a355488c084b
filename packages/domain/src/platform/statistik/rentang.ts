/** Figures by year (2026), month (202611) or day (20261118). */
export type TingkatWaktu = 'tahun' | 'bulan' | 'hari'

/** Both days included; an end that is left out is open. */
export interface RentangHari {
  start?: string | undefined
  end?: string | undefined
}

/** A day as a figure's `waktu`: '2026-11-18' is 20261118. */
export const waktuHari = (day: string): number => Number(day.replaceAll('-', ''))

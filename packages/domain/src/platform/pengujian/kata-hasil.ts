import { formatShortDate } from '../format.ts'
import { type HasilRapidTest, negatif } from './keadaan-positif.ts'

// Public pages use this file, so it does not import the schemas.
export interface HasilUji {
  /** Day of the screening. */
  tanggal: string
  hasil: HasilRapidTest
  /** Day of the latest event: the laboratory's verdict, the withdrawal, or the closing. Null while the result waits. */
  hasil_pada: string | null
}

const lanjutan: Record<Exclude<HasilRapidTest, typeof negatif>, (day: string) => string> = {
  terkonfirmasi: (day) => `dipastikan laboratorium${day && ` ${day}`}`,
  ditarik: (day) => `dipastikan laboratorium; barang ditarik${day && ` ${day}`}`,
  tidak_terkonfirmasi: (day) => `tidak terbukti di laboratorium${day && ` ${day}`}`,
  tidak_diuji: (day) => `ditutup tanpa uji laboratorium${day && ` pada ${day}`}`,
  menunggu: () => 'menunggu hasil laboratorium',
}

/** Says a result to the public in one phrase. Each part tells one event with its day; later events follow as parts. */
export function kataHasil({ tanggal, hasil, hasil_pada }: HasilUji): string {
  const saringan = `pada saringan ${formatShortDate(tanggal)}`
  if (hasil === negatif) return `Negatif ${saringan}`
  const parts = [`Positif ${saringan}`, lanjutan[hasil](hasil_pada ? formatShortDate(hasil_pada) : '')]
  return parts.join('; ')
}

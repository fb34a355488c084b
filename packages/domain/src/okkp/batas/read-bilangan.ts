import { compareDecimals, type Desimal, desimal, nol } from './desimal.ts'

export const caraTulis =
  'Tulis angka (0,05), kisaran (0,02-0,05), batas deteksi (<0,01 atau ttd), negatif/25 g, positif, atau 1,2 x 10^3.'

/** Error for unreadable results. The message tells the user what to write instead. */
export class Tolak extends Error {}

/** Bounds outside every real measurement, which catch mistyped exponents. */
const terbesar: Desimal = { angka: 1n, pangkat: 15 }
const terkecil: Desimal = { angka: 1n, pangkat: -15 }
const mantisa = String.raw`\d[\d.,]*`
const eksponen = (buka: '(' | '(?:') =>
  String.raw`(?: ?e ?${buka}[+-]?\d+)| ?[x.] ?10 ?\^ ?${buka}[+-]?\d+))?`
export const polaBilangan = `[+-]?${mantisa}${eksponen('(?:')}`
const bilangan = new RegExp(`^([+-]?)(${mantisa}?)${eksponen('(')}$`)

/** Returns the digits with a decimal point. Refuses ambiguous input. */
function readMantissa(teks: string, berpangkat: boolean): string {
  if (/^\d+$/.test(teks)) return teks
  if (/^\d+,\d+$/.test(teks)) return teks.replace(',', '.')
  if (/^\d+\.\d+$/.test(teks)) {
    if (berpangkat || !/^[1-9]\d{0,2}\.\d{3}$/.test(teks)) return teks
    throw new Tolak(
      `"${teks}" dapat dibaca dua cara. Tulis ${teks.replace('.', '')} untuk ribuan atau ${teks.replace('.', ',')} untuk desimal.`,
    )
  }
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(teks) || /^\d{1,3}(\.\d{3})+,\d+$/.test(teks)) {
    return teks.replaceAll('.', '').replace(',', '.')
  }
  if (/^\d{1,3}(,\d{3}){2,}$/.test(teks) || /^\d{1,3}(,\d{3})+\.\d+$/.test(teks))
    return teks.replaceAll(',', '')
  throw new Tolak(`"${teks}" bukan angka. ${caraTulis}`)
}

export function readBilangan(teks: string): Desimal {
  const [, tanda, angka, e, pangkat] = bilangan.exec(teks) ?? []
  if (!angka) throw new Tolak(`"${teks}" bukan angka. ${caraTulis}`)
  const langkah = Number(e ?? pangkat ?? 0)
  if (Math.abs(langkah) > 400) throw new Tolak(terlaluJauh(langkah > 0))
  if (angka.length > 40) throw new Tolak('Angkanya terlalu panjang. Tulis paling banyak 40 karakter.')
  const nilai = desimal(readMantissa(angka, e !== undefined || pangkat !== undefined), langkah)
  if (nilai.angka === 0n) return nol
  if (tanda === '-') throw new Tolak('Hasil uji tidak dapat kurang dari nol.')
  if (compareDecimals(nilai, terbesar) > 0) throw new Tolak(terlaluJauh(true))
  if (compareDecimals(nilai, terkecil) < 0) throw new Tolak(terlaluJauh(false))
  return nilai
}

const terlaluJauh = (besar: boolean): string =>
  besar
    ? 'Angkanya terlalu besar untuk hasil uji. Periksa lagi pangkatnya.'
    : 'Angkanya terlalu kecil untuk hasil uji. Periksa lagi pangkatnya.'

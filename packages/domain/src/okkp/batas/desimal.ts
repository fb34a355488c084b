/**
 * Exact decimal number: `angka` × 10^`pangkat`. Limits are compared after conversions by powers of ten. With floating
 * point, 0.07 × 1000 is greater than 70.
 */
export interface Desimal {
  angka: bigint
  pangkat: number
}

export const nol: Desimal = { angka: 0n, pangkat: 0 }

/** Parses digits with at most one point: "0.015" is 15 × 10^-3. */
export function desimal(teks: string, pangkat = 0): Desimal {
  const [utuh = '', pecahan = ''] = teks.split('.')
  return { angka: BigInt(utuh + pecahan), pangkat: pangkat - pecahan.length }
}

/** Converts a number through its shortest decimal text. */
export function desimalDari(nilai: number): Desimal {
  const [mantisa = '', pangkat = '0'] = String(nilai).split('e')
  return desimal(mantisa, Number(pangkat))
}

/** Multiplies by a power of ten without rounding. */
export const shiftDecimal = ({ angka, pangkat }: Desimal, langkah: number): Desimal => ({
  angka,
  pangkat: pangkat + langkah,
})

const padaPangkat = ({ angka, pangkat }: Desimal, bersama: number): bigint =>
  angka * 10n ** BigInt(pangkat - bersama)

/** Returns a negative number if the first value is smaller, 0 if both are equal. */
export function compareDecimals(satu: Desimal, dua: Desimal): number {
  const bersama = Math.min(satu.pangkat, dua.pangkat)
  const beda = padaPangkat(satu, bersama) - padaPangkat(dua, bersama)
  return beda < 0n ? -1 : beda > 0n ? 1 : 0
}

export function jumlah(satu: Desimal, dua: Desimal): Desimal {
  const bersama = Math.min(satu.pangkat, dua.pangkat)
  return { angka: padaPangkat(satu, bersama) + padaPangkat(dua, bersama), pangkat: bersama }
}

export const lawan = ({ angka, pangkat }: Desimal): Desimal => ({ angka: -angka, pangkat })

export const angkaBiasa = ({ angka, pangkat }: Desimal): number => Number(`${angka}e${pangkat}`)

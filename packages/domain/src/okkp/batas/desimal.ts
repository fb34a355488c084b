/**
 * A decimal number kept exactly: `angka` × 10^`pangkat`. Limits are compared after conversions by powers of ten, where
 * floating point says that 0.07 × 1000 is more than 70.
 */
export interface Desimal {
  angka: bigint
  pangkat: number
}

export const nol: Desimal = { angka: 0n, pangkat: 0 }

/** "0.015" → 15 × 10^-3; digits with at most one point. */
export function desimal(teks: string, pangkat = 0): Desimal {
  const [utuh = '', pecahan = ''] = teks.split('.')
  return { angka: BigInt(utuh + pecahan), pangkat: pangkat - pecahan.length }
}

/** A number as its shortest text says it. */
export function desimalDari(nilai: number): Desimal {
  const [mantisa = '', pangkat = '0'] = String(nilai).split('e')
  return desimal(mantisa, Number(pangkat))
}

/** By a power of ten, exactly. */
export const geser = ({ angka, pangkat }: Desimal, langkah: number): Desimal => ({
  angka,
  pangkat: pangkat + langkah,
})

const padaPangkat = ({ angka, pangkat }: Desimal, bersama: number): bigint =>
  angka * 10n ** BigInt(pangkat - bersama)

/** Negative where the first is smaller, 0 where both are equal. */
export function banding(satu: Desimal, dua: Desimal): number {
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

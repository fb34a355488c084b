import { fromBase32, toBase32 } from './base32.ts'
import { fromCbor, readSign1, type Sign1, type SignEs256, toCbor, writeSign1 } from './cose.ts'
import { cutUtf8, utf8Length } from './cut-utf8.ts'
import { fitsQr } from './ruang-qr.ts'

/** What a self-proving code says. It holds nothing that the paper does not show. */
export interface IsiKode {
  nomor: string
  pemegang: string
  produk: string
  /** Official code of the province or city, or null. */
  wilayah: number | null
  /** First and last valid day in Jakarta. Null means until revoked. */
  mulai: string
  akhir: string | null
  /** Place of the permit in the status list. */
  indeks: number
}

/** Claims of RFC 8392, and one of our own with holder, product, region and status index. */
const claim = { subject: 2, expires: 4, notBefore: 5, permit: -65537 } as const

const dayMs = 86_400_000
const jakartaMs = 25_200_000
/** Seconds at which a day begins in Jakarta. */
const startOf = (day: string) => (Date.parse(`${day}T00:00:00Z`) - jakartaMs) / 1000
const dayOf = (seconds: number) => new Date(seconds * 1000 + jakartaMs).toISOString().slice(0, 10)

function claimsOf({ nomor, pemegang, produk, wilayah, mulai, akhir, indeks }: IsiKode): Uint8Array {
  return toCbor(
    new Map<number, unknown>([
      [claim.subject, nomor],
      [claim.notBefore, startOf(mulai)],
      ...(akhir === null ? [] : [[claim.expires, startOf(akhir) + dayMs / 1000] as const]),
      [claim.permit, [pemegang, produk, wilayah ?? 0, indeks]],
    ]),
  )
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** A day of Jakarta between 1970 and 9999. */
const isDayStart = (value: unknown): value is number =>
  isCount(value) && value < 253_402_300_800 && (value * 1000 + jakartaMs) % dayMs === 0

function readClaims(payload: Uint8Array): IsiKode | undefined {
  const claims = fromCbor(payload)
  if (!(claims instanceof Map)) return undefined
  const nomor: unknown = claims.get(claim.subject)
  const from: unknown = claims.get(claim.notBefore)
  const until: unknown = claims.get(claim.expires) ?? null
  const permit: unknown = claims.get(claim.permit)
  if (claims.size !== (until === null ? 3 : 4)) return undefined
  if (typeof nomor !== 'string' || !isDayStart(from)) return undefined
  if (until !== null && (!isDayStart(until) || until <= from)) return undefined
  if (!Array.isArray(permit) || permit.length !== 4) return undefined
  const [pemegang, produk, wilayah, indeks]: unknown[] = permit
  if (typeof pemegang !== 'string' || typeof produk !== 'string') return undefined
  if (!isCount(wilayah) || !isCount(indeks)) return undefined
  return {
    nomor,
    pemegang,
    produk,
    wilayah: wilayah === 0 ? null : wilayah,
    mulai: dayOf(from),
    akhir: until === null ? null : dayOf(until - dayMs / 1000),
    indeks,
  }
}

/** Bytes around the claims: tag, header with key id, signature, and the lengths of each. */
const envelope = 1 + 1 + 14 + 1 + 3 + 66

/** Shortens holder and product, the longer one first, until the code fits. Undefined if the rest is too long. */
function fit(address: string, isi: IsiKode): Uint8Array | undefined {
  const [holder, product] = [utf8Length(isi.pemegang), utf8Length(isi.produk)]
  for (let room = holder + product; room >= 0; room--) {
    const half = Math.floor(room / 2)
    const first = Math.min(holder, Math.max(half, room - product))
    const claims = claimsOf({
      ...isi,
      pemegang: cutUtf8(isi.pemegang, first),
      produk: cutUtf8(isi.produk, room - first),
    })
    if (fitsQr(address, envelope + claims.length)) return claims
  }
  return undefined
}

/**
 * Writes the code that follows "#" in this address. Undefined if address and number leave too little room, which
 * happens only with extreme lengths.
 */
export async function writeKodeMandiri(
  address: string,
  isi: IsiKode,
  key: { kid: string; sign: SignEs256 },
): Promise<string | undefined> {
  const claims = fit(address, isi)
  return claims && toBase32(await writeSign1(key.kid, claims, key.sign))
}

export interface KodeTerbaca {
  isi: IsiKode
  amplop: Sign1
}

/** Codes are far shorter. A longer text is not worth decoding. */
const longest = 1000

/** Reads a code without checking its signature. */
export function readKodeMandiri(text: string): KodeTerbaca | undefined {
  const bytes = text.length <= longest ? fromBase32(text.trim().toUpperCase()) : undefined
  const amplop = bytes && readSign1(bytes)
  const isi = amplop && readClaims(amplop.payload)
  return isi && { isi, amplop }
}

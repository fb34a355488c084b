import { decode, encode, Tagged } from 'cborg'

/** COSE_Sign1 (RFC 9052) with ES256 and an 8-byte key id, the only form that the portal writes and accepts. */
const sign1 = 18
const header = { algorithm: 1, key: 4 } as const
const es256 = -7
const keyBytes = 8
const signatureBytes = 64

export interface Sign1 {
  /** Key id as 16 hex digits. */
  kunci: string
  payload: Uint8Array
  signature: Uint8Array
  /** The bytes that the signature covers. */
  signed: Uint8Array
}

/** Signs bytes with ES256. The signature is r and s, 32 bytes each. */
export type SignEs256 = (data: Uint8Array) => Promise<Uint8Array>

const strict = {
  allowIndefinite: false,
  allowUndefined: false,
  allowBigInt: false,
  allowInfinity: false,
  allowNaN: false,
  rejectDuplicateMapKeys: true,
  strict: true,
  useMaps: true,
} as const

/** Reads CBOR in its shortest form only, so that a content has one encoding. */
export function fromCbor(bytes: Uint8Array): unknown {
  try {
    const value: unknown = decode(bytes, {
      ...strict,
      tags: { [sign1]: (content) => new Tagged(sign1, content()) },
    })
    return isSame(encode(value), bytes) ? value : undefined
  } catch {
    return undefined
  }
}

export const toCbor = (value: unknown): Uint8Array => encode(value)

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const isBytes = (value: unknown, length?: number): value is Uint8Array =>
  value instanceof Uint8Array && (length === undefined || value.length === length)

const toBeSigned = (head: Uint8Array, payload: Uint8Array) =>
  toCbor(['Signature1', head, new Uint8Array(), payload])

export async function writeSign1(kunci: string, payload: Uint8Array, sign: SignEs256): Promise<Uint8Array> {
  const head = toCbor(
    new Map<number, unknown>([
      [header.algorithm, es256],
      [header.key, fromHex(kunci)],
    ]),
  )
  const signature = await sign(toBeSigned(head, payload))
  return toCbor(new Tagged(sign1, [head, new Map(), payload, signature]))
}

/** Reads the form without checking the signature. Undefined for anything that the portal does not write. */
export function readSign1(bytes: Uint8Array): Sign1 | undefined {
  const outer = fromCbor(bytes)
  if (!(outer instanceof Tagged) || !Array.isArray(outer.value) || outer.value.length !== 4) return undefined
  const [head, open, payload, signature]: unknown[] = outer.value
  if (!isBytes(head) || !isBytes(payload) || !isBytes(signature, signatureBytes)) return undefined
  if (!(open instanceof Map) || open.size > 0) return undefined
  const named = fromCbor(head)
  if (!(named instanceof Map) || named.size !== 2 || named.get(header.algorithm) !== es256) return undefined
  const key: unknown = named.get(header.key)
  if (!isBytes(key, keyBytes)) return undefined
  return { kunci: toHex(key), payload, signature, signed: toBeSigned(head, payload) }
}

import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { isWord, type PdfDict, PdfName, type PdfValue } from './pdf-objects.ts'

export type Decipher = (data: Buffer, number: number, generation: number) => Buffer

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const nothing = Buffer.alloc(0)

const bytesOf = (value: PdfValue) => (Buffer.isBuffer(value) ? value : nothing)
const numberOf = (value: PdfValue, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const nameOf = (value: PdfValue) => (value instanceof PdfName ? value.name : undefined)
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** RC4 in TypeScript: OpenSSL no longer offers it, but PDFs still use it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    const kept = box[a] ?? 0
    box[a] = box[b] ?? 0
    box[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  const out = Buffer.alloc(data.length)
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255
    j = (j + (box[i] ?? 0)) & 255
    swap(i, j)
    out[at] = (data[at] ?? 0) ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0)
  }
  return out
}

function cbc(key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false)
  const whole = data.subarray(0, data.length - (data.length % 16))
  return Buffer.concat([decipher.update(whole), decipher.final()])
}

const aes = (key: Buffer, data: Buffer) =>
  data.length < 16 ? nothing : cbc(key, data.subarray(0, 16), data.subarray(16))

function keyBytes(version: number, bits: number): number {
  if (version === 1) return 5
  return version === 4 ? 16 : Math.min(16, Math.max(5, bits >> 3))
}

/**
 * Returns the file key for the empty password, or undefined if the password is not empty (ISO 32000-1, algorithms 2, 4
 * and 5).
 */
function oldKey(dict: PdfDict, id: Buffer): Buffer | undefined {
  const revision = numberOf(dict.get('R'), 0)
  const length = keyBytes(numberOf(dict.get('V'), 0), numberOf(dict.get('Length'), 40))
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(numberOf(dict.get('P'), 0) | 0)
  const bare = revision >= 4 && isWord(dict.get('EncryptMetadata'), 'false')
  const metadata = bare ? Buffer.alloc(4, 255) : nothing
  let key: Buffer = md5(padding, bytesOf(dict.get('O')).subarray(0, 32), permissions, id, metadata)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  const given = bytesOf(dict.get('U'))
  if (revision === 2) return rc4(key, padding).equals(given.subarray(0, 32)) ? key : undefined
  let check: Buffer = md5(padding, id)
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return check.equals(given.subarray(0, 16)) ? key : undefined
}

/** Computes the hash of ISO 32000-2, algorithm 2.B, for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key: Buffer = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key))
    const mixed = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
      .setAutoPadding(false)
      .update(block)
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest()
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** Returns the file key for the empty password with AES-256, revisions 5 and 6. */
function newKey(dict: PdfDict): Buffer | undefined {
  const given = bytesOf(dict.get('U'))
  const packed = bytesOf(dict.get('UE'))
  if (given.length < 48 || packed.length < 32) return undefined
  const hash =
    dict.get('R') === 5 ? (salt: Buffer) => createHash('sha256').update(salt).digest() : hardenedHash
  if (!hash(given.subarray(32, 40)).equals(given.subarray(0, 32))) return undefined
  return cbc(hash(given.subarray(40, 48)), Buffer.alloc(16), packed.subarray(0, 32))
}

/** Returns the encryption method of streams, or undefined for an unsupported one. */
function methodOf(dict: PdfDict): string | undefined {
  const version = numberOf(dict.get('V'), 0)
  if (version === 1 || version === 2) return 'V2'
  if (version !== 4 && version !== 5) return undefined
  const name = nameOf(dict.get('StmF')) ?? 'Identity'
  const filters = dict.get('CF')
  const filter = filters instanceof Map ? filters.get(name) : undefined
  if (name === 'Identity') return 'None'
  return filter instanceof Map ? (nameOf(filter.get('CFM')) ?? 'None') : undefined
}

function objectKey(key: Buffer, number: number, generation: number, salt: Buffer): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(number >>> 0, 0)
  tail.writeUInt32LE(generation >>> 0, 4)
  const mixed = md5(key, tail.subarray(0, 3), tail.subarray(4, 6), salt)
  return mixed.subarray(0, Math.min(16, key.length + 5))
}

const aesSalt = Buffer.from('sAlT')

/**
 * Returns a decipher for a file that opens without a password, otherwise undefined. `id` is the first of the file's two
 * ids.
 */
export function openCipher(dict: PdfDict, id: Buffer): Decipher | undefined {
  const method = methodOf(dict)
  if (nameOf(dict.get('Filter')) !== 'Standard' || method === undefined) return undefined
  const key = dict.get('V') === 5 ? newKey(dict) : oldKey(dict, id)
  if (!key) return undefined
  const methods: Record<string, Decipher> = {
    None: (data) => data,
    V2: (data, number, generation) => rc4(objectKey(key, number, generation, nothing), data),
    AESV2: (data, number, generation) => aes(objectKey(key, number, generation, aesSalt), data),
    AESV3: (data) => aes(key, data),
  }
  return methods[method]
}

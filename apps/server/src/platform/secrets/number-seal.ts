import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto'
import { keyFor } from './sealing.ts'

const algorithm = 'aes-256-gcm'
const prefix = 'segel1.'
const [ivLength, tagLength] = [12, 16]

/**
 * Official personal numbers and the contact of a registration, as names of columns and of keys in stored JSON. The seal
 * works by name, so no other column may have one of these names.
 */
export const personalNumbers: ReadonlySet<string> = new Set([
  'nik',
  'nip',
  'nomor_identitas',
  'no_identitas',
  'npwp',
  'npwp_perseroan',
  'kontak_telepon',
  'kontak_surel',
])

/**
 * Encrypts personal numbers for the database. Equal numbers give equal ciphertexts (the IV is a keyed hash of the
 * number), so that SQL can compare them; see decision 15.
 */
export interface NumberSeal {
  seal(number: string): string
  /**
   * Decrypts a value. It returns a plain value of an earlier release unchanged, and null if another key encrypted the
   * value.
   */
  open(stored: string): string | null
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(prefix)
}

export function createNumberSeal(secret: string): NumberSeal {
  // With a Buffer, Node spends 20 µs on the key of each number. A list decrypts hundreds.
  const key = createSecretKey(keyFor(secret, 'nomor-pribadi'))
  const ivKey = keyFor(secret, 'nomor-pribadi-iv')
  return {
    seal(number) {
      const iv = createHmac('sha256', ivKey).update(number).digest().subarray(0, ivLength)
      const cipher = createCipheriv(algorithm, key, iv)
      const body = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(stored) {
      if (!isSealed(stored)) return stored
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url')
      const [iv, tag, body] = [
        bytes.subarray(0, ivLength),
        bytes.subarray(ivLength, ivLength + tagLength),
        bytes.subarray(ivLength + tagLength),
      ]
      try {
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
        decipher.setAuthTag(tag)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** Applies `change` to every personal number in a JSON value, at any depth. */
export function mapNumbers(value: unknown, change: (number: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNumbers(item, change))
  // Dates and buffers are objects too, so skip them.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [
      key,
      typeof inner === 'string' && personalNumbers.has(key) ? change(inner) : mapNumbers(inner, change),
    ]),
  )
}

/** What Node and browsers share. The types of domain know neither. */
interface Runtime {
  crypto: { subtle: Subtle }
  atob(text: string): string
  btoa(text: string): string
  TextEncoder: new () => { encode(text: string): Bytes }
  TextDecoder: new (
    label: string,
    options: { fatal: boolean; ignoreBOM: boolean },
  ) => {
    decode(bytes: Uint8Array): string
  }
}

export type Bytes = Uint8Array<ArrayBuffer>

interface Subtle {
  importKey(
    format: 'raw' | 'pkcs8',
    key: Bytes,
    algorithm: string,
    extractable: boolean,
    uses: string[],
  ): Promise<object>
  sign(algorithm: string, key: object, message: Bytes): Promise<ArrayBuffer>
  verify(algorithm: string, key: object, signature: Bytes, message: Bytes): Promise<boolean>
}

const runtime = globalThis as typeof globalThis & Runtime
export const subtle = (): Subtle => runtime.crypto.subtle

/** Hashes its parts, one after the other. Callers bring the implementation of their platform. */
export type Sha256 = (...parts: Uint8Array[]) => Uint8Array

export const utf8 = (text: string): Bytes => new runtime.TextEncoder().encode(text)

/** Throws if the bytes are not UTF-8. */
export const textOf = (bytes: Uint8Array): string =>
  new runtime.TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function toBase64(bytes: Uint8Array): string {
  return runtime.btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Returns undefined unless the text is the one base64 form of some bytes. */
export function fromBase64(text: string): Bytes | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(runtime.atob(text), (char) => char.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

import type { Sha256 } from './bytes.ts'

/** The part of Node that these tests need. The types of domain do not know Node. */
interface Node {
  process: { getBuiltinModule(name: 'node:crypto'): { createHash(name: 'sha256'): NodeHash } }
}
interface NodeHash {
  update(part: Uint8Array): NodeHash
  digest(): Uint8Array
}
const { createHash } = (globalThis as typeof globalThis & Node).process.getBuiltinModule('node:crypto')

export const sha256: Sha256 = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

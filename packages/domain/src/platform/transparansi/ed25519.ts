import { concat, subtle } from './bytes.ts'

/** What a private key has before its 32 bytes in PKCS #8 (RFC 8410). */
const pkcs8Start = Uint8Array.from([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32])

export const keySize = 32
export const signatureSize = 64

export async function signEd25519(seed: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const key = await subtle().importKey('pkcs8', concat(pkcs8Start, seed), 'Ed25519', false, ['sign'])
  return new Uint8Array(await subtle().sign('Ed25519', key, concat(message)))
}

export async function verifyEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (publicKey.length !== keySize || signature.length !== signatureSize) return false
  const key = await subtle().importKey('raw', concat(publicKey), 'Ed25519', false, ['verify'])
  return subtle().verify('Ed25519', key, concat(signature), concat(message))
}

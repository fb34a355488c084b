/** What domain uses of WebCrypto, which browsers and Node share. */
interface Subtle {
  importKey(
    format: 'jwk',
    key: { kty: 'EC'; crv: 'P-256'; x: string; y: string },
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    extractable: false,
    usages: ['verify'],
  ): Promise<object>
  verify(
    algorithm: { name: 'ECDSA'; hash: 'SHA-256' },
    key: object,
    signature: Uint8Array,
    data: Uint8Array,
  ): Promise<boolean>
}
const { subtle } = (globalThis as typeof globalThis & { crypto: { subtle: Subtle } }).crypto

/** Point of a P-256 key as in a JWK. */
export interface PublicPoint {
  x: string
  y: string
}

/** Checks an ES256 signature. A point outside the curve verifies nothing. */
export async function verifyEs256(
  { x, y }: PublicPoint,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  try {
    const point = { kty: 'EC', crv: 'P-256', x, y } as const
    const key = await subtle.importKey('jwk', point, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'verify',
    ])
    return await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, data)
  } catch {
    return false
  }
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'portal-pangan-segar', purpose, 32))
}

export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Hashes a random token. The database stores only the hash. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

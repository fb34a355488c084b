import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signature {
  exp: number
  sig: string
}

function digest(secret: string, key: string, exp: number): Buffer {
  // The label separates these signatures from others with the same secret.
  return createHmac('sha256', secret).update(`berkas\n${key}\n${exp}`).digest()
}

export function signFile(secret: string, key: string, now: Date, seconds: number): Signature {
  const exp = Math.floor(now.getTime() / 1000) + seconds
  return { exp, sig: digest(secret, key, exp).toString('base64url') }
}

export function isSigned(secret: string, key: string, now: Date, given: Partial<Signature>): boolean {
  if (given.exp === undefined || given.sig === undefined || given.exp * 1000 < now.getTime()) return false
  const expected = digest(secret, key, given.exp)
  const received = Buffer.from(given.sig, 'base64url')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

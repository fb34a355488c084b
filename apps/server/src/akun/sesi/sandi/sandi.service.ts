import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's first recommended setting (19 MiB, two passes). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist (or has no password yet) as for one that does. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('tidak ada akun dengan kata sandi ini')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && stored != null
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Easy to read aloud: four groups of four, without letters that look like digits. */
export function makeOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Parameters of argon2id as OWASP recommends first (19 MiB, two passes). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

let decoy: Promise<string> | undefined

/** Checks a password. The check takes the same time if the account does not exist or has no password. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('tidak ada akun dengan kata sandi ini')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && stored != null
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a password that is easy to read aloud: four groups of four, without letters that look like digits. */
export function makeOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/**
 * How a wrong password slows the next try. The pair account+address waits longest; an address alone only
 * after many tries; an account alone is never refused (that would let anyone lock a victim out), its answers
 * merely come later. Codes of an authenticator are refused for the account: only who knows its password can guess
 * them, and from many addresses six digits would fall.
 */
export type TryKind = 'pasangan' | 'alamat' | 'akun' | 'kode'

const freeTries = { pasangan: 5, alamat: 30, kode: 5 } as const
const freeTriesOfAccount = 10
const longestWait = 900
const longestDelay = 3000

/** Counts older than this start again at zero. */
export function forgetAfterSeconds(kind: TryKind): number {
  return kind === 'kode' ? 86_400 : 900
}

function growing(tries: number, free: number): number {
  if (tries <= free) return 0
  return Math.min(longestWait, 2 ** Math.min(tries - free, 10))
}

/** Seconds to wait since the last try before another one is looked at. */
export function waitSeconds(kind: TryKind, tries: number): number {
  return kind === 'akun' ? 0 : growing(tries, freeTries[kind])
}

/** Whether the owner is told of this many wrong codes in a row: once soon, and again while it goes on. */
export function ownerIsTold(wrongCodes: number): boolean {
  return wrongCodes === freeTries.kode || wrongCodes % 50 === 0
}

/** Milliseconds by which the answer for an account under attack is held back. */
export function answerDelay(triesOfAccount: number): number {
  return Math.min(longestDelay, Math.max(0, triesOfAccount - freeTriesOfAccount) * 150)
}

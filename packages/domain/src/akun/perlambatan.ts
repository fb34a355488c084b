/**
 * How a wrong password slows the next try. The pair account+address waits longest; an address alone only
 * after many tries; an account alone is never refused (that would let anyone lock a victim out), its answers
 * merely come later.
 */
const freeTriesOfPair = 5
const freeTriesOfAddress = 30
const freeTriesOfAccount = 10
const longestWait = 900
const longestDelay = 3000

/** Counts older than this start again at zero. */
export const forgetAfterSeconds = 900

function growing(tries: number, free: number): number {
  if (tries <= free) return 0
  return Math.min(longestWait, 2 ** Math.min(tries - free, 10))
}

/** Seconds to wait since the last try before another one is looked at. */
export function waitSeconds(kind: 'pasangan' | 'alamat', tries: number): number {
  return growing(tries, kind === 'pasangan' ? freeTriesOfPair : freeTriesOfAddress)
}

/** Milliseconds by which the answer for an account under attack is held back. */
export function answerDelay(triesOfAccount: number): number {
  return Math.min(longestDelay, Math.max(0, triesOfAccount - freeTriesOfAccount) * 150)
}

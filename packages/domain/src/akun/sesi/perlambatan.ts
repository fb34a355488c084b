/**
 * Rules that slow down guessing. An account alone is only delayed, because a refusal would let anyone lock out a victim.
 * Codes are refused per account: the guesser knows the password and could guess six digits from many addresses.
 */
export type TryKind = 'pasangan' | 'alamat' | 'akun' | 'kode'

const freeTries = { pasangan: 5, alamat: 30, kode: 5 } as const
const freeTriesOfAccount = 10
const longestWait = 900
const longestDelay = 3000

export function forgetAfterSeconds(kind: TryKind): number {
  return kind === 'kode' ? 86_400 : 900
}

function growing(tries: number, free: number): number {
  if (tries <= free) return 0
  return Math.min(longestWait, 2 ** Math.min(tries - free, 10))
}

/** Returns the seconds that must pass after the last try before the server accepts another. */
export function waitSeconds(kind: TryKind, tries: number): number {
  return kind === 'akun' ? 0 : growing(tries, freeTries[kind])
}

/** Returns whether the owner gets a message: at the fifth wrong code in a row and at every fiftieth. */
export function ownerIsTold(wrongCodes: number): boolean {
  return wrongCodes === freeTries.kode || wrongCodes % 50 === 0
}

/** Returns the delay in milliseconds of the answer for an account with many failed tries. */
export function answerDelay(triesOfAccount: number): number {
  return Math.min(longestDelay, Math.max(0, triesOfAccount - freeTriesOfAccount) * 150)
}

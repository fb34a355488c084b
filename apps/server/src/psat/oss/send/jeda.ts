const minute = 60_000
const plan = [1, 2, 5, 15, 30].map((minutes) => minutes * minute)
const hour = 60 * minute
const longest = 7 * 24 * hour

/**
 * Returns the pause after this many attempts: from one minute up to an hour. `acak` is a random number between 0 and 1.
 */
export function jedaUlang(percobaan: number, acak: number): number {
  const pause = plan[percobaan - 1] ?? hour
  return Math.round(pause * (0.9 + 0.2 * acak))
}

/** Checks whether a message is older than a week. Then a person must look at it. */
export const isTooOld = (dibuat: Date, now: Date): boolean => now.getTime() - dibuat.getTime() > longest

/**
 * Pause before the sender reads the status from OSS. A read immediately after a write may still return the old status.
 */
export const jedaBaca = (bacaan: number): number => (bacaan + 1) * minute * 0.5

/** Number of reads that must show "not taken" before the sender repeats a message. */
export const bacaanCukup = 2

const minute = 60_000
const plan = [1, 2, 5, 15, 30].map((minutes) => minutes * minute)
const hour = 60 * minute
const longest = 7 * 24 * hour

/** How long to wait after so many tries: minutes at first, then an hour, for a week; `acak` is between 0 and 1. */
export function jedaUlang(percobaan: number, acak: number): number {
  const pause = plan[percobaan - 1] ?? hour
  return Math.round(pause * (0.9 + 0.2 * acak))
}

/** After a week a person has to look. */
export const habisWaktu = (dibuat: Date, now: Date): boolean => now.getTime() - dibuat.getTime() > longest

/** Before OSS is asked what it holds: a reading right after a write may still show what was before. */
export const jedaBaca = (bacaan: number): number => (bacaan + 1) * minute * 0.5

/** Readings that must say "not taken" before anything is sent again. */
export const bacaanCukup = 2

const msPerDay = 86_400_000

/** 'YYYY-MM-DD' plus a number of days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)
}

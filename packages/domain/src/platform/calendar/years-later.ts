/** Returns the same day some years later. 29 February becomes 28 February if the year has no leap day. */
export function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

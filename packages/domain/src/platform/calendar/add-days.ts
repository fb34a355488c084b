const msPerDay = 86_400_000

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)
}

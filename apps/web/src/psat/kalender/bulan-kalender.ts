import { addDays } from '@portal/domain/platform/calendar/add-days'

export interface HariKalender {
  day: string
  /** Of the month that is shown, or of its neighbours. */
  inside: boolean
}

/** A month as whole weeks, Monday first. */
export function pekanBulan(month: string): HariKalender[][] {
  const first = `${month}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const start = addDays(first, -weekday)
  const weeks: HariKalender[][] = []
  for (let day = start; day < first || day.startsWith(month); day = addDays(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, n) => {
        const one = addDays(day, n)
        return { day: one, inside: one.startsWith(month) }
      }),
    )
  }
  return weeks
}

/** The month so many months later. */
export function bulanLain(month: string, by: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7)
}

/** What is on a day: everything that begins, goes on or ends there. */
export function padaHari<Visit extends { tanggal_mulai: string; tanggal_selesai: string }>(
  visits: readonly Visit[],
  day: string,
): Visit[] {
  return visits.filter(({ tanggal_mulai, tanggal_selesai }) => tanggal_mulai <= day && tanggal_selesai >= day)
}

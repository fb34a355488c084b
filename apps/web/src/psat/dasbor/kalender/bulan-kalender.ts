import { addDays } from '@portal/domain/platform/calendar/add-days'

export interface HariKalender {
  day: string
  inside: boolean
}

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

export function bulanLain(month: string, by: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7)
}

export function padaHari<Visit extends { tanggal_mulai: string; tanggal_selesai: string }>(
  visits: readonly Visit[],
  day: string,
): Visit[] {
  return visits.filter(({ tanggal_mulai, tanggal_selesai }) => tanggal_mulai <= day && tanggal_selesai >= day)
}

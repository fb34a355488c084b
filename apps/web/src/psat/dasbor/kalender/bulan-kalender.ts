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

/** Saturday or Sunday. */
export const isAkhirPekan = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

interface Kendala {
  libur: readonly { tanggal: string; nama: string }[]
  cuti: readonly { nama: string; wakil: string; dari: string; sampai: string }[]
}

/** Names what keeps people from visiting on a day: the holiday, and each auditor on leave with the deputy. */
export function kendalaHari(
  hari: Kendala | undefined,
  day: string,
): { libur: string | undefined; cuti: string[] } {
  return {
    libur: hari?.libur.find(({ tanggal }) => tanggal === day)?.nama,
    cuti: (hari?.cuti ?? [])
      .filter(({ dari, sampai }) => dari <= day && sampai >= day)
      .map(({ nama, wakil }) => `${nama} cuti, diwakili ${wakil}`),
  }
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

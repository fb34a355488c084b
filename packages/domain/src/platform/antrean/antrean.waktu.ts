import { addDays } from '../calendar/add-days.ts'
import type { Day } from '../calendar/working-days.ts'

/** Groups of a queue in their order. Work of the first group cannot wait for a due day. */
export const kelompokWaktu = ['mendesak', 'lewat', 'dekat', 'pekan', 'nanti'] as const
export type KelompokWaktu = (typeof kelompokWaktu)[number]
export const kelompokWaktuLabels: Record<KelompokWaktu, string> = {
  mendesak: 'Didahulukan',
  lewat: 'Lewat tenggat',
  dekat: 'Hari ini dan besok',
  pekan: 'Minggu ini',
  nanti: 'Sesudahnya',
}

/** Returns tomorrow and the Sunday of this week, the last days of two groups. */
export function batasKelompok(today: Day): { besok: Day; minggu: Day } {
  return { besok: addDays(today, 1), minggu: addDays(today, (7 - new Date(today).getUTCDay()) % 7) }
}

export function kelompokOf(
  { batas, mendesak }: { batas: Day | null; mendesak: boolean },
  today: Day,
): KelompokWaktu {
  const { besok, minggu } = batasKelompok(today)
  if (mendesak) return 'mendesak'
  if (batas === null) return 'nanti'
  if (batas < today) return 'lewat'
  if (batas <= besok) return 'dekat'
  return batas <= minggu ? 'pekan' : 'nanti'
}

import { addDays } from '../../platform/calendar/add-days.ts'

/** How long a report is kept: then nothing of it is left but what counts it (kind, region, days, outcome). */
export const simpan = { hariSetelahTutup: 365, hariPalingLama: 1095 } as const
export function disimpanSampai({ dikirim, ditutup }: { dikirim: string; ditutup: string | null }): string {
  const most = addDays(dikirim, simpan.hariPalingLama)
  const closed = ditutup === null ? most : addDays(ditutup, simpan.hariSetelahTutup)
  return [closed, most].sort()[0] ?? most
}

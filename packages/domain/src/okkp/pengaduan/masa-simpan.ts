import { addDays } from '../../platform/calendar/add-days.ts'

/** Retention of a report in days. Afterwards only kind, region, dates and outcome remain for statistics. */
export const simpan = { hariSetelahTutup: 365, hariPalingLama: 1095 } as const
export function disimpanSampai({ dikirim, ditutup }: { dikirim: string; ditutup: string | null }): string {
  const most = addDays(dikirim, simpan.hariPalingLama)
  const closed = ditutup === null ? most : addDays(ditutup, simpan.hariSetelahTutup)
  return [closed, most].sort()[0] ?? most
}

import { dueDate } from '../../platform/calendar/clock-ledger-reading.ts'
import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'
import { defineWorkflow, type FileOf } from '../../platform/workflow/workflow.ts'
import { pemegang } from './pemegang.ts'
import { type AksiPengajuan, aksiPengajuan } from './pengajuan.aksi.ts'
import { type HariKerja, hariUntuk } from './pengajuan.hari.ts'
import { bawaan, type KosakataPengajuan, syarat } from './pengajuan.syarat.ts'
import { type TenggatField, tahapPengajuan } from './pengajuan.tahap.ts'

/** Track `pengajuan`: applications submitted by operators. Printed in docs/workflow/pengajuan.md. */
export const alurPengajuan = defineWorkflow<KosakataPengajuan, AksiPengajuan>({
  holders: pemegang,
  guards: syarat,
  needs: bawaan,
  stages: tahapPengajuan,
  actions: aksiPengajuan,
  opens: 'ajukan',
})

export type Pengajuan = FileOf<KosakataPengajuan>

/**
 * The deadline a file shows at its code. Before the audit that is the projected end of the document audit, counted
 * from today where the step before it is late already.
 */
export function tenggatTampil(
  { stage, ledger, auditType }: Pick<Pengajuan, 'stage' | 'ledger' | 'auditType'>,
  hari: HariKerja,
  now: Moment,
  holidays: Holidays,
): { field: TenggatField; day: Day } | undefined {
  const { tenggat, tenggatSampai } = tahapPengajuan[stage]
  const due = dueDate(ledger, now, holidays)
  if (tenggat === undefined || due === null) return undefined
  if (tenggatSampai === undefined) return { field: tenggat, day: due }
  const late = due < dayInJakarta(now)
  const ahead = hariUntuk(hari, auditType)(tenggatSampai)
  return { field: tenggat, day: addWorkingDays(late ? now : due, ahead, holidays) }
}

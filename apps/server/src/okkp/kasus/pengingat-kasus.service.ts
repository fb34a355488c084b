import { hariPengingat } from '@portal/domain/okkp/kasus/kasus.rules'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { tellDue } from './kabar.service.ts'
import { findToRemind, isDue, remindedSubject } from './sumber.repository.ts'

/** Reminds the office of the earliest due day of each open case. */
export function remindOfKasus(platform: Platform): Promise<void> {
  return sendDue(platform, {
    subject: remindedSubject,
    days: hariPengingat,
    find: findToRemind,
    async tell(trx, kasus, { step }) {
      if (await isDue(trx, kasus.id, kasus.end)) await tellDue(trx, kasus, step < 0)
    },
  })
}

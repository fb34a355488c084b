import { hariPengingat } from '@portal/domain/okkp/kasus/kasus.rules'
import { langkahKasus, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { tellDue } from './kabar.service.ts'
import { findToRemind, isDue, subjectOf } from './pengingat-kasus.repository.ts'
import { recomputeKasus } from './ringkasan.service.ts'

/** Reminds the holder of each open step of its due day. */
export async function remindOfKasus(platform: Platform): Promise<void> {
  await platform.db.transaction().execute((trx) => recomputeKasus(platform, trx))
  for (const langkah of langkahKasus) {
    if (tabelLangkah[langkah].hari === null) continue
    await sendDue(platform, {
      subject: subjectOf(langkah),
      days: hariPengingat,
      find: (db, due) => findToRemind(db, langkah, due),
      async tell(trx, kasus, { step }) {
        if (await isDue(trx, kasus.id, langkah, kasus.end))
          await tellDue(trx, kasus, { langkah, late: step < 0 })
      },
    })
  }
}

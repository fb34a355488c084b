import { hariPengingat } from '@portal/domain/okkp/kasus/kasus.rules'
import { hariHasilUji, langkahKasus, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { readHolidays } from './isi.repository.ts'
import { tellDue } from './kabar.service.ts'
import { updateOpenPermintaan } from './langkah.repository.ts'
import {
  findToRemind,
  isDue,
  listOpenRequests,
  lockOpenAfter,
  subjectOf,
} from './pengingat-kasus.repository.ts'
import { refreshKasus } from './ringkasan.service.ts'

const batch = 500

async function moveRequests(trx: Trx, ids: readonly number[]): Promise<void> {
  const holidays = await readHolidays(trx)
  for (const { kasus_id, diminta, batas: before } of await listOpenRequests(trx, ids)) {
    const batas = addWorkingDays(diminta, hariHasilUji, holidays)
    if (batas !== before) await updateOpenPermintaan(trx, kasus_id, { batas })
  }
}

/** Computes the due days of all open cases again, because a holiday moves them. */
export async function recomputeKasus({ clock }: Pick<Platform, 'clock'>, trx: Trx): Promise<void> {
  const at = clock()
  for (let after = 0; ; ) {
    const ids = await lockOpenAfter(trx, after, batch)
    await moveRequests(trx, ids)
    await refreshKasus(trx, ids, at)
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}

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

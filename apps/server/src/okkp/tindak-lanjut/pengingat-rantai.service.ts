import { hariPengingat } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { tellDue } from './kabar.service.ts'
import { findToRemind, markReminded } from './rantai.repository.ts'

const batch = 200

/** Three days before the due day and once it has passed; one transaction each, so that none is lost or doubled. */
export async function remindOfRantai({ db, clock }: Platform): Promise<void> {
  const today = dayInJakarta(clock())
  const soon = addDays(today, hariPengingat)
  for (;;) {
    const due = await findToRemind(db, { today, soon }, batch)
    for (const { pengingat, ...chain } of due) {
      await db.transaction().execute(async (trx) => {
        if (await markReminded(trx, chain.id, pengingat)) await tellDue(trx, chain, pengingat === 'lewat')
      })
    }
    if (due.length < batch) break
  }
}

import { type LangkahKasus, langkahKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { forgetSent } from '#platform/reminders/reminders.repository.ts'
import type { Due } from '#platform/reminders/reminders.ts'
import { told } from './sumber.repository.ts'

/** Key under which the portal stores sent reminders of a step. */
export const subjectOf = (langkah: LangkahKasus) => `tindak-lanjut-${langkah}`

/** Lets a reopened case remind again. */
export async function forgetReminders(trx: Trx, id: number): Promise<void> {
  for (const langkah of langkahKasus) await forgetSent(trx, { subject: subjectOf(langkah), id })
}

/** Open cases whose step ends between two days, with the asked laboratory if the step waits for it. */
export function findToRemind(db: Executor, langkah: LangkahKasus, { from, until, unsent, most }: Due) {
  return db
    .selectFrom('okkp.kasus')
    .innerJoinLateral(
      () => sql<{ akhir: string | null }>`(select okkp.kasus.batas_langkah ->> ${langkah} as akhir)`.as('l'),
      (join) => join.onTrue(),
    )
    .select(told)
    .select([
      'menunggu_laboratorium',
      sql<string>`l.akhir`.as('end'),
      sql<number | null>`(select a.laboratorium_provinsi_id from okkp.permintaan_uji a
        where a.kasus_id = okkp.kasus.id and a.keadaan in ('menunggu', 'diterima'))`.as(
        'laboratorium_provinsi_id',
      ),
    ])
    .where('ditutup', 'is', null)
    .where(sql<boolean>`l.akhir::date between ${from}::date and ${until}::date`)
    .where(unsent({ id: 'okkp.kasus.id', end: 'l.akhir' }))
    .orderBy('l.akhir')
    .orderBy('id')
    .limit(most)
    .execute()
}
export type DueKasus = Awaited<ReturnType<typeof findToRemind>>[number]

/** True if the step still has this due day. The row lock keeps that state until the transaction ends. */
export async function isDue(trx: Trx, id: number, langkah: LangkahKasus, batas: string): Promise<boolean> {
  const row = await trx
    .selectFrom('okkp.kasus')
    .select('id')
    .where('id', '=', id)
    .where('ditutup', 'is', null)
    .where(sql<boolean>`batas_langkah ->> ${langkah} = ${batas}`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

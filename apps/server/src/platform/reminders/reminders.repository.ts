import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

export interface Reminded {
  subject: string
  id: number
  /** Days before the end, or the name of a step. */
  step: number | string
  /** The end date. A new end date triggers new reminders. */
  end: string
}

/** Marks a reminder as sent. Returns false if it was already sent, possibly by another server. */
export function markSent(trx: Trx, { subject, id, step, end }: Reminded, dikirim: Date): Promise<boolean> {
  const row = { perihal: subject, subjek_id: id, langkah: String(step), akhir: end, dikirim }
  return insertOnce(trx, 'platform.pengingat', row)
}

/** Forgets sent reminders, so that a reopened record gets new ones. */
export async function forgetSent(trx: Trx, { subject, id }: Pick<Reminded, 'subject' | 'id'>): Promise<void> {
  await trx
    .deleteFrom('platform.pengingat')
    .where('perihal', '=', subject)
    .where('subjek_id', '=', id)
    .execute()
}

/** Returns a condition for rows without a reminder of this step and end date. */
export function unsent(
  { subject, step }: Pick<Reminded, 'subject' | 'step'>,
  { id, end }: { id: string; end: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from platform.pengingat sent where sent.perihal = ${subject}
    and sent.subjek_id = ${sql.ref(id)} and sent.langkah = ${String(step)} and sent.akhir = ${sql.ref(end)}::text)`
}

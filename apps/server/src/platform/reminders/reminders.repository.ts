import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

export interface Reminded {
  subject: string
  id: number
  /** Days before the end, or the name of a step. */
  step: number | string
  /** What it ends with: another end is reminded of anew. */
  end: string
}

/** False when this reminder was sent already, perhaps by a server beside this one. */
export function markSent(trx: Trx, { subject, id, step, end }: Reminded, dikirim: Date): Promise<boolean> {
  const row = { perihal: subject, subjek_id: id, langkah: String(step), akhir: end, dikirim }
  return insertOnce(trx, 'platform.pengingat', row)
}

/** Whoever opens something again is reminded again. */
export async function forgetSent(trx: Trx, { subject, id }: Pick<Reminded, 'subject' | 'id'>): Promise<void> {
  await trx
    .deleteFrom('platform.pengingat')
    .where('perihal', '=', subject)
    .where('subjek_id', '=', id)
    .execute()
}

/** Over the columns of a query: what has had no reminder of this step for that end. */
export function unsent(
  { subject, step }: Pick<Reminded, 'subject' | 'step'>,
  { id, end }: { id: string; end: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from platform.pengingat sent where sent.perihal = ${subject}
    and sent.subjek_id = ${sql.ref(id)} and sent.langkah = ${String(step)} and sent.akhir = ${sql.ref(end)}::text)`
}

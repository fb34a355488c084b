import type { Insertable, Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatTagihan } from '#platform/database/schema.gen.ts'

export function findTagihan(db: Executor, pengajuanId: number) {
  return db.selectFrom('psat.tagihan').selectAll().where('pengajuan_id', '=', pengajuanId).executeTakeFirst()
}
export type TagihanRow = NonNullable<Awaited<ReturnType<typeof findTagihan>>>

/** Saves the bill of a file, which has only one. A new bill starts without a proof of payment. */
export async function saveTagihan(trx: Trx, row: Insertable<PsatTagihan>): Promise<void> {
  const unpaid = { ...row, bukti_pembayaran: null, tanggal_pembayaran: null, alasan_ditolak: null }
  await trx
    .insertInto('psat.tagihan')
    .values(unpaid)
    .onConflict((conflict) => conflict.column('pengajuan_id').doUpdateSet(unpaid))
    .execute()
}

export async function updateTagihan(
  trx: Trx,
  pengajuanId: number,
  change: Updateable<PsatTagihan>,
): Promise<void> {
  await trx.updateTable('psat.tagihan').set(change).where('pengajuan_id', '=', pengajuanId).execute()
}

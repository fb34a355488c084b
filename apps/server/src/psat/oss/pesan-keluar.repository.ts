import type { Insertable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { OssPesanKeluar } from '#platform/database/schema.gen.ts'

/** Returns the last message of a file, sent or waiting. The next message follows it. */
export function lastPesanKeluar(trx: Trx, pengajuanId: number) {
  return trx
    .selectFrom('oss.pesan_keluar')
    .select(['urutan', 'kd_status', 'muatan'])
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('urutan', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertPesanKeluar(trx: Trx, row: Insertable<OssPesanKeluar>): Promise<void> {
  await trx.insertInto('oss.pesan_keluar').values(row).execute()
}

/**
 * Corrects a waiting message. Returns false if the message may have been sent; the caller then adds the correction as a
 * new message.
 */
export async function correctPesanKeluar(
  trx: Trx,
  pengajuanId: number,
  urutan: number,
  muatan: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oss.pesan_keluar')
    .set({ muatan })
    .where('pengajuan_id', '=', pengajuanId)
    .where('urutan', '=', urutan)
    .where('status', '=', 'menunggu')
    .where('percobaan', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export function listPesanKeluar(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('oss.pesan_keluar')
    .select(['urutan', 'kd_status', 'nama_status', 'status', 'muatan', 'dibuat'])
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('urutan')
    .execute()
}

import type { Executor, Trx } from '#platform/database/database.ts'

export async function insertEkspor(
  trx: Trx,
  values: { jenis: string; permintaan: object; pembuat_id: number; dibuat: Date },
): Promise<{ id: number; uuid: string }> {
  return trx
    .insertInto('platform.ekspor')
    .values({ ...values, permintaan: JSON.stringify(values.permintaan) })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

/** Finds an export by its creator, because accounts see only their own exports. */
export function findEkspor(db: Executor, pembuatId: number, uuid: string) {
  return db
    .selectFrom('platform.ekspor')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('pembuat_id', '=', pembuatId)
    .executeTakeFirst()
}

export async function updateEkspor(
  db: Executor,
  uuid: string,
  values: {
    status: 'berjalan' | 'selesai' | 'gagal'
    pesan?: string
    baris?: number
    berkas?: string
    selesai?: Date
  },
): Promise<void> {
  await db.updateTable('platform.ekspor').set(values).where('uuid', '=', uuid).execute()
}

/** Deletes old export requests. Their files are deleted after a day. */
export async function deleteOldEkspor(db: Executor, jenis: readonly string[], before: Date): Promise<void> {
  await db.deleteFrom('platform.ekspor').where('jenis', 'in', jenis).where('dibuat', '<', before).execute()
}

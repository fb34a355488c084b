import type { Tampilan } from '@portal/domain/platform/list/tampilan.contract'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

const columns = ['id', 'nama', 'isi'] as const
const toTampilan = (row: { id: number; nama: string; isi: unknown }): Tampilan => ({
  ...row,
  isi: row.isi as Tampilan['isi'],
})

/** Lists the views of one account. Every query filters by owner, because views are private. */
export async function listOwn(db: Executor, penggunaId: number, daftar: string): Promise<Tampilan[]> {
  const rows = await db
    .selectFrom('platform.tampilan')
    .select(columns)
    .where('pengguna_id', '=', penggunaId)
    .where('daftar', '=', daftar)
    .orderBy(sql`lower(nama)`)
    .execute()
  return rows.map(toTampilan)
}

/** Serializes saves of one account, so that concurrent saves cannot exceed the limit. */
export async function lockOwner(trx: Trx, penggunaId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('platform.tampilan'), ${penggunaId}::int)`.execute(trx)
}

export async function putOwn(
  trx: Trx,
  penggunaId: number,
  { daftar, nama, isi, now }: { daftar: string; nama: string; isi: object; now: Date },
): Promise<Tampilan> {
  const row = await trx
    .insertInto('platform.tampilan')
    .values({
      pengguna_id: penggunaId,
      daftar,
      nama,
      isi: JSON.stringify(isi),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`pengguna_id, daftar, lower(nama)`)
        .doUpdateSet({ nama, isi: JSON.stringify(isi), updated_at: now }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toTampilan(row)
}

export async function deleteOwn(trx: Trx, penggunaId: number, id: number): Promise<Tampilan | undefined> {
  const row = await trx
    .deleteFrom('platform.tampilan')
    .where('id', '=', id)
    .where('pengguna_id', '=', penggunaId)
    .returning(columns)
    .executeTakeFirst()
  return row && toTampilan(row)
}

import type { JenisParameter } from '@portal/domain/okkp/master/master.contract'
import { opensRantai } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { sql } from 'kysely'
import { removeUntouched } from '#okkp/pengujian/impor-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'

export function parametersOf(db: Executor, { jenis_parameter }: { jenis_parameter: JenisParameter }) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama'])
    .where('jenis', '=', jenis_parameter)
    .orderBy('nama')
    .execute()
}

/** Returns the positives of a batch that are recent enough for an automatic follow-up. */
export async function freshPositives(
  trx: Trx,
  table: string,
  { id, today }: { id: number; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; tanggal: string }>`
    select id, tanggal from ${sql.table(table)} where batch_id = ${id} and hasil_uji = 'Positif' order by id`.execute(
    trx,
  )
  return rows.flatMap((row) => (opensRantai('Positif', row.tanggal, today) ? row.id : []))
}

/** Returns the time of the transaction, which the rows of the batch also carry. */
export async function now(trx: Trx): Promise<Date> {
  const { rows } = await sql<{ saat: Date }>`select now() as saat`.execute(trx)
  return rows[0]?.saat ?? new Date()
}

/**
 * True if somebody answered or closed the follow-up of a rapid test. Undo keeps such a test and deletes other
 * follow-ups with their test.
 */
const followed = sql<boolean>`exists (select from okkp.tindak_lanjut t where t.asal = 'rapid_test' and t.asal_id = u.id
  and (t.ditutup is not null or exists (select from okkp.uji_lab l where l.tindak_lanjut_id = t.id)
    or exists (select from okkp.pengawasan w where w.tindak_lanjut_id = t.id)))`

export async function removeBatch(trx: Trx, batchId: number, by: { id: number; at: Date }): Promise<number> {
  const ids = await removeUntouched(trx, 'okkp.rapid_test', batchId, by, followed)
  await sql`delete from okkp.tindak_lanjut where asal = 'rapid_test' and asal_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  return ids.length
}

import { opensKasus } from '@portal/domain/okkp/kasus/kasus.rules'
import type { JenisParameter } from '@portal/domain/okkp/master/master.contract'
import { sql } from 'kysely'
import { followed, lockKasusOf } from '#okkp/kasus/sumber.repository.ts'
import { lockBatch, removeUntouched } from '#okkp/pengujian/impor-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'

export function parametersOf(db: Executor, { jenis_parameter }: { jenis_parameter: JenisParameter }) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama'])
    .where('jenis', '=', jenis_parameter)
    .orderBy('nama')
    .execute()
}

/** Returns the positives of a batch that are recent enough for an automatic case. */
export async function freshPositives(
  trx: Trx,
  table: string,
  { id, today }: { id: number; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; tanggal: string }>`
    select id, tanggal from ${sql.table(table)} where batch_id = ${id} and hasil_uji = 'Positif' order by id`.execute(
    trx,
  )
  return rows.flatMap((row) => (opensKasus(row.tanggal, today) ? row.id : []))
}

/** Undo keeps tests whose case somebody has worked on. */
export async function removeBatch(
  trx: Trx,
  batchId: number,
  by: { id: number; at: Date },
): Promise<number[]> {
  await lockKasusOf(trx, 'rapid_test', await lockBatch(trx, 'okkp.rapid_test', batchId))
  return removeUntouched(trx, 'okkp.rapid_test', batchId, by, followed('rapid_test'))
}

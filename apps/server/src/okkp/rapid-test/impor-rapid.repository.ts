import type { JenisParameter } from '@portal/domain/okkp/master/master.contract'
import type { RapidImpor } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { membukaRantai } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { type Insertable, sql } from 'kysely'
import { removeUntouched, sidikOf } from '#okkp/pengujian/impor-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'

type Baru = Insertable<DB['okkp.rapid_test']>
type Common = Pick<
  Baru,
  'jenis_rapid_test_id' | 'provinsi_id' | 'created_for' | 'asal' | 'batch_id' | 'created_by' | 'updated_by'
>

/** The parameters that a kind may measure. */
export function parametersOf(db: Executor, { jenis_parameter }: { jenis_parameter: JenisParameter }) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama'])
    .where('jenis', '=', jenis_parameter)
    .orderBy('nama')
    .execute()
}

/** One statement for a chunk; a row that is there already is skipped. Returns the keys stored. */
export async function insertMany(
  trx: Trx,
  records: readonly RapidImpor[],
  common: Common,
): Promise<Set<string>> {
  if (records.length === 0) return new Set()
  const keys = new Map(records.map(({ key }) => [sidikOf(key), key]))
  const stored = await trx
    .insertInto('okkp.rapid_test')
    .values(records.map(({ key, ...row }) => ({ ...row, ...common, sidik: sidikOf(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('sidik')
    .execute()
  return new Set(stored.flatMap(({ sidik }) => keys.get(sidik ?? '') ?? []))
}

export async function freshPositives(trx: Trx, batchId: number, today: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('okkp.rapid_test')
    .select(['id', 'tanggal', 'hasil_uji'])
    .where('batch_id', '=', batchId)
    .where('hasil_uji', '=', 'Positif')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, tanggal, hasil_uji }) => (membukaRantai(hasil_uji, tanggal, today) ? id : []))
}

/** The moment of the transaction, which the rows of the batch carry too. */
export async function now(trx: Trx): Promise<Date> {
  const { rows } = await sql<{ saat: Date }>`select now() as saat`.execute(trx)
  return rows[0]?.saat ?? new Date()
}

/** A chain that somebody answered or closed is a touch; the others go with their rapid test. */
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

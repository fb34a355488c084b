import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { PasarResponden } from '#platform/database/schema.gen.ts'
import type { Stamp } from '#platform/record/stamp.ts'

export type RespondenRow = Selectable<PasarResponden>

export const listResponden = (db: Executor, surveiId: number): Promise<RespondenRow[]> =>
  db.selectFrom('pasar.responden').selectAll().where('survei_id', '=', surveiId).orderBy('id').execute()

export const findByKunci = (db: Executor, kunci: string): Promise<RespondenRow | undefined> =>
  db.selectFrom('pasar.responden').selectAll().where('kunci', '=', kunci).executeTakeFirst()

export const lockResponden = (trx: Trx, scope: RegionScope, id: number): Promise<RespondenRow | undefined> =>
  trx
    .selectFrom('pasar.responden as r')
    .innerJoin('pasar.survei as s', 's.id', 'r.survei_id')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(inRegion('s', scope))
    .forUpdate()
    .executeTakeFirst()

interface Columns {
  survei_id: number
  kunci: string
  tanggal: string
  jenis_kelamin: 'P' | 'L' | null
  usia: number | null
  keterangan: string | null
  jawaban: Readonly<Record<string, number>>
  total_nilai: number
}

/** Returns undefined if the entry already exists. */
export async function insertResponden(trx: Trx, { jawaban, ...columns }: Columns, { by, at }: Stamp) {
  const row = await trx
    .insertInto('pasar.responden')
    .values({ ...columns, jawaban: JSON.stringify(jawaban), created_by: by, created_at: at })
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) await addTotals(trx, columns, 1)
  return row
}

export async function deleteResponden(trx: Trx, row: RespondenRow): Promise<void> {
  await trx.deleteFrom('pasar.responden').where('id', '=', row.id).execute()
  await addTotals(trx, row, -1)
}

async function addTotals(
  trx: Trx,
  { survei_id, total_nilai }: Pick<RespondenRow, 'survei_id' | 'total_nilai'>,
  sign: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('pasar.survei')
    .set({
      total_responden: sql`total_responden + ${sign}`,
      total_nilai: sql`total_nilai + ${sign * total_nilai}`,
      total_kuadrat: sql`total_kuadrat + ${sign * total_nilai * total_nilai}`,
    })
    .where('id', '=', survei_id)
    .execute()
}

/** Publishes the answers from before `until`. A survey whose number changes by fewer than `least` waits. */
export async function publishAnswers(db: Executor, until: Date, least: number): Promise<void> {
  await sql`select pasar.terbitkan_survei(${until}::timestamptz, ${least}::integer)`.execute(db)
}

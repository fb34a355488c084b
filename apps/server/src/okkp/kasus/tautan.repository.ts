import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'

type AsalRapid = 'rapid_test' | 'rapid_pasar'

async function findLink(
  trx: Trx,
  table: 'okkp.uji_lab' | 'okkp.pengawasan',
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ kasus: number | null }>`
    select tindak_lanjut_id as kasus from ${sql.table(table)} where id = ${id}`.execute(trx)
  return rows[0]?.kasus ?? null
}
export const findLinkOfUji = (trx: Trx, id: number) => findLink(trx, 'okkp.uji_lab', id)
export const findLinkOfPengawasan = (trx: Trx, id: number) => findLink(trx, 'okkp.pengawasan', id)

/** Returns the oldest open case of these permits whose guidance is due. */
export async function findWaitingForGuidance(
  trx: Trx,
  registrasiIds: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from okkp.kasus where registrasi_id = any(${registrasiIds}::bigint[])
    and ditutup is null and 'pembinaan' = any(terbuka) order by id limit 1`.execute(trx)
  return rows[0]?.id
}

/** A result answers the request that waits for it. */
export async function answerPermintaan(
  trx: Trx,
  kasusId: number,
  uji_lab_id: number,
  { by, at }: Stamp,
): Promise<void> {
  await trx
    .updateTable('okkp.permintaan_uji')
    .set({ keadaan: 'dijawab', dijawab: at, dijawab_oleh: by, uji_lab_id })
    .where('kasus_id', '=', kasusId)
    .where('keadaan', 'in', ['menunggu', 'diterima'])
    .execute()
}

export async function findUjiUlang(trx: Trx, asal: AsalRapid, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('okkp.kasus_uji_ulang')
    .select('kasus_id')
    .where('asal', '=', asal)
    .where('asal_id', '=', id)
    .executeTakeFirst()
  return row?.kasus_id
}

export async function storeUjiUlang(
  trx: Trx,
  row: {
    kasus_id: number
    asal: AsalRapid
    asal_id: number
    tanggal: string
    parameter_id: number | null
    pada: Date
  },
): Promise<void> {
  await trx
    .insertInto('okkp.kasus_uji_ulang')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['asal', 'asal_id'])
        .doUpdateSet({ tanggal: row.tanggal, parameter_id: row.parameter_id }),
    )
    .execute()
}

export async function deleteUjiUlang(trx: Trx, asal: AsalRapid, id: number): Promise<void> {
  await trx.deleteFrom('okkp.kasus_uji_ulang').where('asal', '=', asal).where('asal_id', '=', id).execute()
}

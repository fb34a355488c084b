import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { AksesBerkas } from './akses.ts'

export async function listPerusahaanBerbenturan(db: Executor, auditorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('psat.benturan')
    .select('perusahaan_id')
    .where('auditor_id', '=', auditorId)
    .where('dicabut', 'is', null)
    .execute()
  return rows.map(({ perusahaan_id }) => perusahaan_id)
}

/** Lists the auditors who have declared a conflict of interest with the company or the new owner of this file. */
export async function listBerbenturan(
  db: Executor,
  { perusahaan_id, perusahaan_baru_id }: Pick<AksesBerkas, 'perusahaan_id' | 'perusahaan_baru_id'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('psat.benturan')
    .select('auditor_id')
    .where('perusahaan_id', '=', sql<number>`any(${[perusahaan_id, perusahaan_baru_id]}::bigint[])`)
    .where('dicabut', 'is', null)
    .execute()
  return rows.map(({ auditor_id }) => auditor_id)
}

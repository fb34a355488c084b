import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Executor } from '#platform/database/database.ts'

export async function findProvinsiName(db: Executor, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('wilayah.provinsi')
    .select('nama')
    .where('id', '=', id)
    .where('id', '!=', provinsiPusat.id)
    .executeTakeFirst()
  return row?.nama
}

export function listKotaOf(db: Executor, id: number): Promise<{ id: number; nama: string }[]> {
  return db
    .selectFrom('wilayah.kota')
    .select(['id', 'nama'])
    .where('provinsi_id', '=', id)
    .orderBy('nama')
    .execute()
}

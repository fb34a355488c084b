import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Executor } from '#platform/database/database.ts'
import { statement } from '#platform/database/statement.ts'

const provinsi = statement<{ id: number }, { nama: string }>((db, slot) =>
  db
    .selectFrom('wilayah.provinsi')
    .select('nama')
    .where('id', '=', slot('id'))
    .where('id', '!=', provinsiPusat.id),
)

export async function findProvinsiName(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await provinsi(db, { id })
  return row?.nama
}

const kota = statement<{ id: number }, { id: number; nama: string }>((db, slot) =>
  db.selectFrom('wilayah.kota').select(['id', 'nama']).where('provinsi_id', '=', slot('id')).orderBy('nama'),
)

export function listKotaOf(db: Executor, id: number): Promise<{ id: number; nama: string }[]> {
  return kota(db, { id })
}

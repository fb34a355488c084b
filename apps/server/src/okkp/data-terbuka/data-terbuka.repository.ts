import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Database } from '#platform/database/database.ts'

export interface OpenDataFilter {
  setelah: number
  limit: number
  jenis_registrasi_id?: number | undefined
  provinsi_id?: number | undefined
}

/** By id, so that a walk through all pages meets every row once while the registry grows. */
export async function listOpenIds(db: Database, filter: OpenDataFilter): Promise<number[]> {
  let query = db.selectFrom('okkp.registrasi').select('id').where('dihapus', 'is', null)
  if (filter.jenis_registrasi_id !== undefined) {
    query = query.where('jenis_registrasi_id', '=', filter.jenis_registrasi_id)
  }
  if (filter.provinsi_id === provinsiPusat.id) query = query.where('pusat', '=', true)
  else if (filter.provinsi_id !== undefined) query = query.where('provinsi_id', '=', filter.provinsi_id)
  const rows = await query.where('id', '>', filter.setelah).orderBy('id').limit(filter.limit).execute()
  return rows.map(({ id }) => id)
}

export async function lastChange(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('okkp.registrasi')
    .select((build) => build.fn.max('updated_at').as('terakhir'))
    .executeTakeFirst()
  return row?.terakhir ?? null
}

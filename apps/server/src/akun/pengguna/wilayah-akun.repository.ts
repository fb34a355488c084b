import type { FieldError } from '@portal/domain/platform/errors'
import type { Executor } from '#platform/database/database.ts'

export async function findWilayahFault(
  db: Executor,
  region: { provinsi_id?: number | null | undefined; kota_id?: number | null | undefined },
): Promise<FieldError | undefined> {
  if (region.provinsi_id == null) return undefined
  const provinsi = await db
    .selectFrom('wilayah.provinsi')
    .select('id')
    .where('id', '=', region.provinsi_id)
    .executeTakeFirst()
  if (!provinsi) return { field: 'provinsi_id', message: 'Provinsi ini tidak dikenal.' }
  if (region.kota_id == null) return undefined
  const kota = await db
    .selectFrom('wilayah.kota')
    .select('provinsi_id')
    .where('id', '=', region.kota_id)
    .executeTakeFirst()
  if (!kota) return { field: 'kota_id', message: 'Kabupaten/kota ini tidak dikenal.' }
  if (kota.provinsi_id !== region.provinsi_id) {
    return { field: 'kota_id', message: 'Kabupaten/kota ini tidak terletak di provinsi yang dipilih.' }
  }
  return undefined
}

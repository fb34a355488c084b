import { regionOf } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { findUnitOss, insertUnitOss, lockUnits, markUnitOss, type UnitOss } from './unit-oss.repository.ts'

/**
 * Stores the places of a licence's project as units of the company, and returns their ids. A repeated or edited dossier
 * adds no unit twice, and never overwrites what the company has changed or deleted.
 */
export async function keepUnitOss(
  trx: Trx,
  perusahaanId: number,
  units: readonly UnitOss[],
  at: Date,
): Promise<number[]> {
  if (units.length === 0) return []
  await lockUnits(trx, perusahaanId)
  const ids: number[] = []
  for (const { kd_daerah, ...unit } of units) {
    const known = await findUnitOss(trx, perusahaanId, { kd_daerah, ...unit })
    if (!known) {
      const place = await regionOf(trx, kd_daerah)
      ids.push(await insertUnitOss(trx, { ...unit, ...place, perusahaan_id: perusahaanId, at }))
    } else if (known.dihapus === null) {
      if (known.id_oss === null) await markUnitOss(trx, known.id, unit.id_oss)
      ids.push(known.id)
    }
  }
  return ids
}

import type { Executor } from '#platform/database/database.ts'

/** Results of one parameter in some commodities from a day on, the latest first. */
export function listHasilTersimpan(
  db: Executor,
  {
    parameter_id,
    komoditas_ids,
    dari,
    limit,
  }: { parameter_id: number; komoditas_ids: readonly number[]; dari: string; limit: number },
) {
  return db
    .selectFrom('okkp.uji_lab as u')
    .innerJoin('okkp.hasil_uji_lab as h', 'h.uji_lab_id', 'u.id')
    .select([
      'u.id',
      'u.kode_sampel as nama',
      'u.komoditas_id',
      'u.tanggal',
      'h.hasil_uji as hasil',
      'h.satuan',
    ])
    .where('u.dihapus', 'is', null)
    .where('u.komoditas_id', 'in', komoditas_ids)
    .where('u.tanggal', '>=', dari)
    .where('h.parameter_id', '=', parameter_id)
    .orderBy('u.tanggal', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
}

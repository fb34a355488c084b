import type { Executor } from '#platform/database/database.ts'
import type { HasilDicari } from '../batas/hasil-dicari.ts'

export function listHasilTersimpan(
  db: Executor,
  { dari, limit, ...dicari }: HasilDicari & { dari: string; limit: number },
) {
  const rows = db
    .selectFrom('okkp.uji_lab as u')
    .innerJoin('okkp.hasil_uji_lab as h', 'h.uji_lab_id', 'u.id')
    .select([
      'u.id',
      'u.kode_sampel as nama',
      'h.parameter_id',
      'u.komoditas_id',
      'u.tanggal',
      'h.hasil_uji as hasil',
      'h.satuan',
    ])
    .where('u.dihapus', 'is', null)
    .where('u.tanggal', '>=', dari)
  const reached =
    'batas_ids' in dicari
      ? rows.where('h.batas_id', 'in', dicari.batas_ids)
      : rows
          .where('u.komoditas_id', 'in', dicari.komoditas_ids)
          .where('h.parameter_id', '=', dicari.parameter_id)
  return reached.orderBy('u.tanggal', 'desc').orderBy('u.id', 'desc').limit(limit).execute()
}

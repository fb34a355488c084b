import type { Pengawasan } from '@portal/domain/okkp/pengawasan/pengawasan.schema'
import type { PengawasanRow } from './pengawasan.repository.ts'

export function presentPengawasan(row: PengawasanRow, today: string): Pengawasan {
  const { created_by: _creator, updated_by: _changer, dihapus: _deleted, ...fields } = row
  return {
    ...fields,
    jenis: row.jenis as Pengawasan['jenis'],
    aspek: row.aspek as Pengawasan['aspek'],
    hasil: row.hasil as Pengawasan['hasil'],
    sanksi: row.sanksi as Pengawasan['sanksi'],
    temuan: row.temuan.map(({ id: _id, pengawasan_id: _parent, urutan: _order, ...finding }) => ({
      ...finding,
      aspek: finding.aspek as Pengawasan['temuan'][number]['aspek'],
      tingkat: finding.tingkat as Pengawasan['temuan'][number]['tingkat'],
      terlambat: finding.selesai === null && finding.batas_waktu !== null && finding.batas_waktu < today,
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

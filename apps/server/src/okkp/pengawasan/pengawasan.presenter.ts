import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { PengawasanRow } from './pengawasan.repository.ts'

export function presentPengawasan(row: PengawasanRow, today: string): Pengawasan {
  const { created_by: _creator, updated_by: _changer, ...fields } = row
  return {
    ...fields,
    temuan: row.temuan.map(({ id: _id, pengawasan_id: _parent, urutan: _order, ...finding }) => ({
      ...finding,
      terlambat: finding.selesai === null && finding.batas_waktu !== null && finding.batas_waktu < today,
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

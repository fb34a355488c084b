import { kelengkapanOf, persentaseOf } from '@portal/domain/pasar/profil/dokumen'
import type { Profil, ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import type { ProfilPenuh, ProfilRow } from './profil.repository.ts'

export function presentProfil(row: ProfilRow): Profil {
  const { created_by: _by, updated_by: _last, created_at: _at, updated_at, ...rest } = row
  return {
    ...rest,
    profil_kota_id: row.varian === 'kota' ? row.id : null,
    profil_provinsi_id: row.varian === 'provinsi' ? row.id : null,
    ...persentaseOf(row.total_ada, row.total_doc),
    updated_at: updated_at.toISOString(),
  }
}

export function presentLengkap(
  { dokumen, ...row }: ProfilPenuh,
  pasar_per_kota: ProfilLengkap['pasar_per_kota'] = [],
): ProfilLengkap {
  return { ...presentProfil(row), ...kelengkapanOf(row.varian, dokumen), pasar_per_kota }
}

import { mayWrite } from '@portal/domain/okkp/registrasi/registrasi.policy'
import {
  type Registrasi,
  type RegistrasiPublik,
  registrasiPublik,
} from '@portal/domain/okkp/registrasi/registrasi.schema'
import { daysLeft, isExpiring, statusOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { provinsiPusat, type RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { RegistrasiRow } from './registrasi.repository.ts'

export function presentRegistrasi(row: RegistrasiRow, scope: RegionScope, today: string): Registrasi {
  const {
    provinsi_id,
    perusahaan_id: _company,
    created_by: _creator,
    updated_by: _changer,
    dihapus: _deleted,
    cari: _searchable,
    ...fields
  } = row
  const belongs = row.pusat ? provinsiPusat : { id: provinsi_id ?? 0, nama: row.provinsi_unit ?? '' }
  return {
    ...fields,
    provinsi_id: belongs.id,
    provinsi: belongs.nama,
    provinsi_unit_id: provinsi_id,
    status: statusOf(row, today),
    segera_habis: isExpiring(row, today),
    sisa_hari: daysLeft(row.exp_sertifikat, today),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    boleh_ubah: mayWrite(scope, row),
  }
}

const publicKeys = Object.keys(registrasiPublik.shape) as (keyof RegistrasiPublik)[]

/** Picks the public fields by name, so that a new column stays inside until someone shows it. */
export function presentPublik(row: RegistrasiRow, today: string): RegistrasiPublik {
  const whole = presentRegistrasi(row, { jenis: 'semua' }, today)
  return Object.fromEntries(publicKeys.map((key) => [key, whole[key]])) as RegistrasiPublik
}

import { mayWrite } from '@portal/domain/okkp/registrasi/registrasi.policy'
import {
  type Registrasi,
  type RegistrasiPublik,
  registrasi,
  registrasiPublik,
} from '@portal/domain/okkp/registrasi/registrasi.schema'
import { daysLeft, isExpiring, statusOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { picker } from '#platform/shape.ts'
import type { RegistrasiRow } from './registrasi.repository.ts'

const computed = [
  'provinsi',
  'provinsi_unit_id',
  'status',
  'segera_habis',
  'sisa_hari',
  'boleh_ubah',
] as const
type Computed = (typeof computed)[number]
type Stored = Exclude<keyof Registrasi, Computed>
const isComputed = (name: string) => (computed as readonly string[]).includes(name)
/** What of a row the contract names; the rest stays inside. */
const storedOf = picker(Object.keys(registrasi.shape).filter((name): name is Stored => !isComputed(name)))

export function presentRegistrasi(row: RegistrasiRow, scope: RegionScope, today: string): Registrasi {
  const belongs = row.pusat ? provinsiPusat : { id: row.provinsi_id ?? 0, nama: row.provinsi_unit ?? '' }
  return {
    ...storedOf(row),
    provinsi_id: belongs.id,
    provinsi: belongs.nama,
    provinsi_unit_id: row.provinsi_id,
    status: statusOf(row, today),
    segera_habis: isExpiring(row, today),
    sisa_hari: daysLeft(row.exp_sertifikat, today),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    boleh_ubah: mayWrite(scope, row),
  }
}

const publicKeys = Object.keys(registrasiPublik.shape) as (keyof RegistrasiPublik)[]

/** By name, so that a new column stays inside until someone shows it. */
const publicOf = picker(publicKeys)

export function presentPublik(row: RegistrasiRow, today: string): RegistrasiPublik {
  return publicOf(presentRegistrasi(row, { jenis: 'semua' }, today))
}

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
const storedKeys = Object.keys(registrasi.shape).filter((name): name is Stored => !isComputed(name))

function pick<From, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>
}

export function presentRegistrasi(row: RegistrasiRow, scope: RegionScope, today: string): Registrasi {
  const belongs = row.pusat ? provinsiPusat : { id: row.provinsi_id ?? 0, nama: row.provinsi_unit ?? '' }
  return {
    ...pick(row, storedKeys),
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

export function presentPublik(row: RegistrasiRow, today: string): RegistrasiPublik {
  return pick(presentRegistrasi(row, { jenis: 'semua' }, today), publicKeys)
}

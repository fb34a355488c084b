import { AppError } from '../errors.ts'
import { type Role, regionNeeds } from '../roles.ts'

/** Region whose records an account may access. Repositories of regional records require one. */
export type RegionScope =
  | { jenis: 'semua' }
  | {
      jenis: 'provinsi'
      provinsi_id: number
      /** Laboratory account, which also sees test results that others entered for its province. */
      titipan?: true
    }
  | { jenis: 'kota'; provinsi_id: number; kota_id: number }

export interface Wilayah {
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
}

/** Returns the scope of an account. Operators have none, because they access records as owners. */
export function scopeOf(actor: Wilayah & { role: Role }): RegionScope {
  if (actor.role === 'PELAKU_USAHA') throw new AppError('TIDAK_BERWENANG')
  const need = regionNeeds[actor.role]
  if (need === 'tidak ada') return { jenis: 'semua' }
  const { provinsi_id, kota_id } = actor
  if (provinsi_id == null || (need === 'kota' && kota_id == null)) {
    throw new AppError('TIDAK_BERWENANG', {
      message: 'Akun Anda belum memiliki wilayah. Hubungi superadmin.',
    })
  }
  if (actor.role === 'OKKP_ADMIN_UJILAB') return { jenis: 'provinsi', provinsi_id, titipan: true }
  if (need === 'provinsi' || kota_id == null) return { jenis: 'provinsi', provinsi_id }
  return { jenis: 'kota', provinsi_id, kota_id }
}

export function withinScope(scope: RegionScope, record: Wilayah): boolean {
  if (scope.jenis === 'semua') return true
  if (scope.jenis === 'provinsi') return record.provinsi_id === scope.provinsi_id
  return record.kota_id === scope.kota_id
}

/** Returns the province of a city. Ids are official codes, and a city code starts with the code of its province. */
export function provinsiOfKota(kotaId: number): number {
  return Math.floor(kotaId / 100)
}

/** Refuses a body or query that names a region outside the scope. The server never replaces the region silently. */
export function refuseForeignRegion(scope: RegionScope, named: Wilayah): void {
  if (scope.jenis === 'semua') return
  const { provinsi_id, kota_id } = named
  const foreignProvinsi = provinsi_id != null && provinsi_id !== scope.provinsi_id
  const foreignKota =
    kota_id != null &&
    (scope.jenis === 'kota' ? kota_id !== scope.kota_id : provinsiOfKota(kota_id) !== scope.provinsi_id)
  if (foreignProvinsi || foreignKota) throw new AppError('WILAYAH_DITOLAK')
}

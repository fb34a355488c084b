import { AppError } from '../errors.ts'
import { type Role, regionNeeds } from '../roles.ts'

/** Whose records an account reaches. Repositories of regional records require one. */
export type RegionScope =
  | { jenis: 'semua' }
  | {
      jenis: 'provinsi'
      provinsi_id: number
      /** A laboratory's account: test results that others entered for its province are reached too. */
      titipan?: true
    }
  | { jenis: 'kota'; provinsi_id: number; kota_id: number }

export interface Wilayah {
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
}

/** The scope always comes from the account. Operators have none: they reach records as owners. */
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

/** The official code of a city begins with that of its province, and ids are these codes. */
export function provinsiOfKota(kotaId: number): number {
  return Math.floor(kotaId / 100)
}

/** A body or query may leave its region out or name one in scope; another one is refused, never changed. */
export function refuseForeignRegion(scope: RegionScope, named: Wilayah): void {
  if (scope.jenis === 'semua') return
  const { provinsi_id, kota_id } = named
  const foreignProvinsi = provinsi_id != null && provinsi_id !== scope.provinsi_id
  const foreignKota =
    kota_id != null &&
    (scope.jenis === 'kota' ? kota_id !== scope.kota_id : provinsiOfKota(kota_id) !== scope.provinsi_id)
  if (foreignProvinsi || foreignKota) throw new AppError('WILAYAH_DITOLAK')
}

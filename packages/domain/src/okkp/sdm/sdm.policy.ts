import { AppError, fieldError } from '../../platform/errors.ts'
import { provinsiPusat } from '../../platform/wilayah/pusat.ts'
import {
  provinsiOfKota,
  type RegionScope,
  refuseForeignRegion,
  type Wilayah,
} from '../../platform/wilayah/wilayah.ts'

/**
 * Returns the place of work: the account's region, or the choice of the central office. 0 is the central office itself.
 */
export function wilayahSdm(
  scope: RegionScope,
  asked: Wilayah,
): { provinsi_id: number; kota_id: number | null } {
  refuseForeignRegion(scope, asked)
  const kota_id = asked.kota_id ?? null
  if (scope.jenis === 'kota') return { provinsi_id: scope.provinsi_id, kota_id: scope.kota_id }
  if (scope.jenis === 'provinsi') return { provinsi_id: scope.provinsi_id, kota_id }
  const provinsi_id = asked.provinsi_id ?? (kota_id === null ? null : provinsiOfKota(kota_id))
  if (provinsi_id === null) throw fieldError('provinsi_id', 'Pilih provinsi dari daftar.')
  if (kota_id !== null && provinsiOfKota(kota_id) !== provinsi_id) {
    const message =
      provinsi_id === provinsiPusat.id
        ? 'Kosongkan untuk pegawai pusat.'
        : 'Kabupaten/kota ini bukan bagian dari provinsi yang dipilih.'
    throw fieldError('kota_id', message)
  }
  return { provinsi_id, kota_id }
}

/** Auditor accounts work for the whole country, so only the central office may link them to a person. */
export function refuseForeignLink(scope: RegionScope, before: number | null, asked: number | null): void {
  if (scope.jenis === 'semua' || asked === before) return
  const message = 'Hanya OKKP Pusat yang dapat menautkan akun auditor.'
  throw new AppError('TIDAK_BERWENANG', { message, fields: [{ field: 'akun_id', message }] })
}

import { AppError, fieldError } from '../../platform/errors.ts'
import {
  provinsiOfKota,
  type RegionScope,
  refuseForeignRegion,
  withinScope,
} from '../../platform/wilayah/wilayah.ts'

export interface LetakUji {
  provinsi_id: number
  kota_id: number | null
  /** Code of the region that the sample was tested for: province two digits, city four. */
  created_for: number | null
}

export interface LetakUjiDiminta {
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
  created_for?: number | null | undefined
}

export function provinsiTujuan(created_for: number | null): number | null {
  return created_for !== null && created_for > 99 ? provinsiOfKota(created_for) : created_for
}

/** True for tests of the own region and, for a laboratory, tests entered for its province. */
export function reachesTest(scope: RegionScope, record: LetakUji): boolean {
  if (withinScope(scope, record)) return true
  return (
    scope.jenis === 'provinsi' &&
    scope.titipan === true &&
    provinsiTujuan(record.created_for) === scope.provinsi_id
  )
}

/**
 * Returns the region of a new test: the account's own region, or the province that the central office names. The server
 * refuses any other region. Only laboratories and the central office may enter results for another region.
 */
export function letakUji(scope: RegionScope, asked: LetakUjiDiminta): LetakUji {
  const created_for = asked.created_for ?? null
  const kota_id = asked.kota_id ?? null
  if (scope.jenis !== 'semua') {
    refuseForeignRegion(scope, { provinsi_id: asked.provinsi_id, kota_id })
    refuseForeignPurpose(scope, created_for)
    return {
      provinsi_id: scope.provinsi_id,
      kota_id: scope.jenis === 'kota' ? scope.kota_id : kota_id,
      created_for,
    }
  }
  const ofKota = kota_id === null ? null : provinsiOfKota(kota_id)
  const provinsi_id = asked.provinsi_id ?? ofKota
  if (!provinsi_id) throw fieldError('provinsi_id', 'Pilih provinsi dari daftar.')
  if (ofKota !== null && ofKota !== provinsi_id) {
    throw fieldError('kota_id', 'Kabupaten/kota ini bukan bagian dari provinsi yang dipilih.')
  }
  return { provinsi_id, kota_id, created_for }
}

function refuseForeignPurpose(scope: RegionScope, created_for: number | null): void {
  if (created_for === null || scope.jenis === 'semua') return
  if (scope.jenis === 'provinsi' && scope.titipan) return
  const kota_id = created_for > 99 ? created_for : null
  // A city may enter only for itself, because its province is a larger region.
  if (scope.jenis === 'kota' && kota_id === null) throw new AppError('WILAYAH_DITOLAK')
  refuseForeignRegion(scope, { provinsi_id: provinsiTujuan(created_for), kota_id })
}

/**
 * Keeps the region if the change does not alter it. This also lets a laboratory edit a test that was entered for its
 * province.
 */
export function letakUjiDiubah(scope: RegionScope, before: LetakUji, asked: LetakUjiDiminta): LetakUji {
  const named = (['provinsi_id', 'kota_id', 'created_for'] as const).some(
    (name) => asked[name] != null && asked[name] !== before[name],
  )
  if (named) return letakUji(scope, { ...before, ...withoutBlanks(asked) })
  const { provinsi_id, kota_id, created_for } = before
  return { provinsi_id, kota_id, created_for }
}

function withoutBlanks(asked: LetakUjiDiminta): LetakUjiDiminta {
  return Object.fromEntries(Object.entries(asked).filter(([, id]) => id != null))
}

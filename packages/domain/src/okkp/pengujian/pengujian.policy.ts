import { AppError, fieldError } from '../../platform/errors.ts'
import {
  provinsiOfKota,
  type RegionScope,
  refuseForeignRegion,
  withinScope,
} from '../../platform/wilayah/wilayah.ts'

/** Where a test belongs, the same for laboratory, rapid and quality tests. */
export interface LetakUji {
  provinsi_id: number
  kota_id: number | null
  /** The region somebody else's sample was tested for, by its code: two digits a province, four a city. */
  created_for: number | null
}

export interface LetakUjiDiminta {
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
  created_for?: number | null | undefined
}

/** The province of the region a result was entered for. */
export function provinsiTujuan(created_for: number | null): number | null {
  return created_for !== null && created_for > 99 ? provinsiOfKota(created_for) : created_for
}

/** Its own region; a laboratory also what was entered for its province. */
export function reachesTest(scope: RegionScope, record: LetakUji): boolean {
  if (withinScope(scope, record)) return true
  return (
    scope.jenis === 'provinsi' &&
    scope.titipan === true &&
    provinsiTujuan(record.created_for) === scope.provinsi_id
  )
}

/**
 * The region is the account's; naming another is refused, never changed. The central office names the province. For whom
 * a result is entered is for laboratories and the central office to say; anybody else enters for the own region alone.
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
  // A city enters for itself: its whole province is another region.
  if (scope.jenis === 'kota' && kota_id === null) throw new AppError('WILAYAH_DITOLAK')
  refuseForeignRegion(scope, { provinsi_id: provinsiTujuan(created_for), kota_id })
}

/** A change that names the region the record has keeps it, also for a laboratory it was entered for. */
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

import { AppError, fieldError } from '../../platform/errors.ts'
import { tidyText } from '../../platform/record/fields.ts'
import { provinsiPusat } from '../../platform/wilayah/pusat.ts'
import {
  provinsiOfKota,
  type RegionScope,
  refuseForeignRegion,
  withinScope,
} from '../../platform/wilayah/wilayah.ts'

/** Owner of a registration (central office or region) and location of its unit. */
export interface LetakRegistrasi {
  pusat: boolean
  provinsi_id: number | null
  kota_id: number | null
}

/** The region of the unit decides, so an office also reads central registrations of its region. */
export function mayRead(scope: RegionScope, record: LetakRegistrasi): boolean {
  return withinScope(scope, record)
}

/** Province 0 selects central registrations, which an office may read within its region. */
export function refuseForeignFilter(
  scope: RegionScope,
  named: { provinsi_id?: number | undefined; kota_id?: number | undefined },
): void {
  const provinsi_id = named.provinsi_id === provinsiPusat.id ? undefined : named.provinsi_id
  refuseForeignRegion(scope, { provinsi_id, kota_id: named.kota_id })
}

/** Only the central office may change central registrations. */
export function mayWrite(scope: RegionScope, record: LetakRegistrasi): boolean {
  return scope.jenis === 'semua' || (!record.pusat && withinScope(scope, record))
}

export interface LetakDiminta {
  pusat?: boolean | undefined
  provinsi_id?: number | null | undefined
  provinsi_unit_id?: number | null | undefined
  kota_id?: number | null | undefined
}

/**
 * Returns owner and region of a new registration. The central office writes central registrations unless it names a
 * province. Other offices write for their own region, and the server refuses any other region.
 */
export function letakOf(scope: RegionScope, asked: LetakDiminta): LetakRegistrasi {
  const namedProvinsi = asked.provinsi_id === provinsiPusat.id ? null : (asked.provinsi_id ?? null)
  const asksCentre = asked.pusat ?? (asked.provinsi_id == null ? undefined : namedProvinsi === null)
  const kota_id = asked.kota_id ?? null
  if (scope.jenis !== 'semua') {
    if (asksCentre) throw new AppError('WILAYAH_DITOLAK')
    refuseForeignRegion(scope, { provinsi_id: namedProvinsi, kota_id })
    refuseForeignRegion(scope, { provinsi_id: asked.provinsi_unit_id })
    return {
      pusat: false,
      provinsi_id: scope.provinsi_id,
      kota_id: scope.jenis === 'kota' ? scope.kota_id : kota_id,
    }
  }
  const ofKota = kota_id === null ? null : provinsiOfKota(kota_id)
  const pusat = asksCentre ?? true
  const provinsi_id = (pusat ? (asked.provinsi_unit_id ?? namedProvinsi) : namedProvinsi) ?? ofKota
  if (!pusat && provinsi_id === null) throw fieldError('provinsi_id', 'Pilih provinsi dari daftar.')
  if (ofKota !== null && provinsi_id !== ofKota) {
    throw fieldError('kota_id', 'Kabupaten/kota ini bukan bagian dari provinsi yang dipilih.')
  }
  return { pusat, provinsi_id, kota_id }
}

/**
 * Returns the region of an import. `created_for` is a region code: 0 for the centre, two digits for a province, four
 * for a city. It may narrow `provinsi_id` but must not contradict it.
 */
export function letakImpor(
  scope: RegionScope,
  { provinsi_id, created_for }: { provinsi_id?: number | undefined; created_for?: number | undefined },
): LetakRegistrasi {
  const named = letakOf(scope, { provinsi_id })
  if (created_for === undefined) return named
  const kota_id = created_for > 99 ? created_for : null
  const provinsi = kota_id === null ? created_for : provinsiOfKota(kota_id)
  const letak = letakOf(scope, { provinsi_id: provinsi, kota_id })
  if (provinsi_id !== undefined && provinsi_id !== provinsi) {
    throw fieldError('created_for', 'Wilayah tujuan ini tidak terletak di provinsi yang dipilih.')
  }
  return letak
}

type Asal = 'manual' | 'impor' | 'psat'

/** Fields of the signed certificate of a licence file. The registry copies them and must not change them. */
const frozenFields = [
  'unit_usaha',
  'nib',
  'no_registration',
  'terbit_sertifikat',
  'exp_sertifikat',
  'sertifikat',
] as const
type FrozenField = (typeof frozenFields)[number]

export const frozenText =
  'Tercetak di sertifikat yang terbit dari permohonan PSAT. Bila keliru, sekretariat menerbitkan ulang sertifikatnya dari berkas permohonan.'

export const undeletableText =
  'Registrasi ini terbit dari permohonan PSAT dan sertifikatnya sudah di tangan pemegangnya, jadi tidak dapat dihapus. Untuk menghentikannya, catat pencabutan sebagai sanksi pengawasan; bila isinya keliru, sekretariat menerbitkan ulang sertifikatnya dari berkas permohonan.'

export function frozenOf({ asal }: { asal: Asal }): readonly FrozenField[] {
  return asal === 'psat' ? frozenFields : []
}

export function mayDelete({ asal }: { asal: Asal }): boolean {
  return asal !== 'psat'
}

type Frozen = Record<FrozenField, string | null>

/**
 * Returns the frozen fields that a form would change. A blank expiry date means the default of the kind and counts as
 * no change.
 */
export function frozenChanges(record: Frozen & { asal: Asal }, form: Frozen): FrozenField[] {
  return frozenOf(record).filter(
    (field) =>
      !(field === 'exp_sertifikat' && form[field] === null) &&
      form[field] !== (record[field] === null ? null : tidyText(record[field])),
  )
}

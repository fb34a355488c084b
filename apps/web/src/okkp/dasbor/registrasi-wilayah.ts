import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { type RegionScope, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import type { MapFigure } from '#platform/peta/map-figures.ts'

export const ukuran = {
  berlaku: { label: 'Registrasi berlaku', unit: 'registrasi berlaku', status: 'valid' },
  'tidak-berlaku': {
    label: 'Registrasi tidak berlaku',
    unit: 'registrasi tidak berlaku',
    status: 'tidak_berlaku',
  },
  semua: { label: 'Semua registrasi', unit: 'registrasi', status: undefined },
} as const
export type Ukuran = keyof typeof ukuran

export function countOf(row: RegistrasiWilayah, what: Ukuran): number {
  if (what === 'semua') return row.total_registrasi
  return what === 'berlaku' ? row.total_registrasi - row.total_tidak_berlaku : row.total_tidak_berlaku
}

export interface WilayahFigure extends MapFigure {
  row: RegistrasiWilayah
}

/** Pseudo id for registrations without a city. */
const withoutKota = -1

/** Counts by location of the unit, for all issuers. */
export function figureOf(row: RegistrasiWilayah, what: Ukuran, level: 'provinsi' | 'kota'): WilayahFigure {
  return {
    id: level === 'provinsi' ? row.provinsi_id : (row.kota_id ?? withoutKota),
    nama: level === 'provinsi' ? row.provinsi : (row.kota ?? 'Tanpa kabupaten/kota'),
    value: countOf(row, what),
    // Counts businesses regardless of the status of their registrations.
    more: [{ label: 'Unit usaha terdaftar', value: row.unit_usaha ?? null }],
    row,
  }
}

/** Figures without a city appear next to the map. */
export const isOnMap = ({ id }: MapFigure): boolean => id > 0

interface Viewed {
  scope: RegionScope
  /** Province whose cities the map shows. Undefined for the whole country. */
  provinsiId: number | undefined
  ukuran: Ukuran
  filter: { jenis?: number | undefined; start_terbit?: string | undefined; end_terbit?: string | undefined }
}

/** Returns the search of the list behind a figure, or undefined if the account cannot open exactly that list. */
export function listOf({ row }: WilayahFigure, { scope, provinsiId, ukuran: what, filter }: Viewed) {
  const unplaced = provinsiId !== undefined && row.kota_id === null
  if (unplaced || !withinScope(scope, row)) return undefined
  return {
    ...filter,
    status: ukuran[what].status,
    provinsi_id: String(row.provinsi_id),
    ...(row.kota_id === null ? {} : { kota_id: String(row.kota_id) }),
  }
}

/**
 * Returns the province to show. "nasional" means the whole country. The default is the account's own province, or the
 * whole country for the central office.
 */
export function provinsiShown(wilayah: string | undefined, scope: RegionScope): number | undefined {
  if (wilayah === 'nasional') return undefined
  if (wilayah !== undefined) return Number(wilayah)
  return scope.jenis === 'semua' ? undefined : scope.provinsi_id
}

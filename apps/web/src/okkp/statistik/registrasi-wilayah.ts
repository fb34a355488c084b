import type { RegistrasiWilayah } from '@portal/domain/okkp/statistik/statistik.contract'
import { type RegionScope, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import type { MapFigure } from '#platform/peta/map-figures.ts'

/** What of the registrations is counted. */
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

/** A row of the answer as a region of the map, or beside it. */
export interface WilayahFigure extends MapFigure {
  row: RegistrasiWilayah
}

/** An id that no region has, for what lies in none. */
const withoutKota = -1

/** By the place of its unit, whoever issued it. */
export function figureOf(row: RegistrasiWilayah, what: Ukuran, level: 'provinsi' | 'kota'): WilayahFigure {
  return {
    id: level === 'provinsi' ? row.provinsi_id : (row.kota_id ?? withoutKota),
    nama: level === 'provinsi' ? row.provinsi : (row.kota ?? 'Tanpa kabupaten/kota'),
    value: countOf(row, what),
    // Whatever has become of their registrations.
    more: [{ label: 'Unit usaha terdaftar', value: row.unit_usaha ?? null }],
    row,
  }
}

/** On the map, or beside it: what has no city. */
export const isOnMap = ({ id }: MapFigure): boolean => id > 0

interface Viewed {
  scope: RegionScope
  /** The province whose cities are shown; undefined for the whole country. */
  provinsiId: number | undefined
  ukuran: Ukuran
  filter: { jenis?: number | undefined; start_terbit?: string | undefined; end_terbit?: string | undefined }
}

/** The search of the list that a figure counts; none where the account may not see exactly that. */
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

/** "nasional", or the code of a province; without one the account's own province, and the country for the rest. */
export function provinsiShown(wilayah: string | undefined, scope: RegionScope): number | undefined {
  if (wilayah === 'nasional') return undefined
  if (wilayah !== undefined) return Number(wilayah)
  return scope.jenis === 'semua' ? undefined : scope.provinsi_id
}

import { formatDate, formatDateTime, formatNumber, isDay } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import { isTeknis, nilaiKolom, rekamanText } from '@portal/domain/portal/jejak'

export interface Change {
  /** Path of the field inside the record, e.g. "perusahaan.nama_perseroan". */
  field: string
  /** Undefined means that the record did not have the field. */
  before: unknown
  after: unknown
}

export function changesOf(sebelum: unknown, sesudah: unknown): Change[] {
  const old = flatten(sebelum)
  const fresh = flatten(sesudah)
  return (
    [...new Set([...old.keys(), ...fresh.keys()])]
      .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
      .filter(({ field, before, after }) => !isTeknis(field) && valueText(before) !== valueText(after))
      // The API repeats `photo` as `foto`, so the list shows the change once.
      .filter(
        ({ field }, _, all) =>
          !/\bfoto$/.test(field) || !all.some((other) => other.field === field.replace(/foto$/, 'photo')),
      )
  )
}

function flatten(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${name}` : name, found)
  } else if (value !== null || path) {
    found.set(path || 'nilai', value)
  }
  return found
}

/** Fields whose numbers are identifiers or years, so the digits need no thousands separator. */
const naming = /(^|[._])(id|tahun)$/

/** Returns a value in the words of its record's table, for example the label of a stage. */
export function changedText(jenis: string, field: string, value: unknown): string {
  if (typeof value === 'number' && naming.test(field)) return String(value)
  const named = typeof value === 'string' ? nilaiKolom(jenis, field, value) : undefined
  return named ?? valueText(value)
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
/** Key of an uploaded file, which tells a reader nothing. */
const fileKey = /^[0-9a-f]{40}\.\w+$/

export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'kosong'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'number') return formatNumber(value)
  if (isRole(value)) return roleLabels[value]
  if (typeof value === 'string') return textOf(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.length === 0 ? 'kosong' : value.map(valueText).join(', ')
  }
  return JSON.stringify(value)
}

function textOf(value: string): string {
  if (isoMoment.test(value) && !Number.isNaN(Date.parse(value))) return formatDateTime(value)
  if (isDay(value)) return formatDate(value)
  return fileKey.test(value) ? 'berkas terunggah' : value
}

/** Returns the person's name, or the username if the account no longer has a name. */
export const personText = (row: { nama_pengguna: string | null; pengguna: string | null }) =>
  row.nama_pengguna ?? row.pengguna ?? 'Tamu atau sistem'

/** Kind of the record: "komoditas/12" is a komoditas. */
export const jenisOf = (rekaman: string | null): string => rekaman?.split('/')[0] ?? ''

const nameFields = [
  'nama',
  'nama_lengkap',
  'nama_perseroan',
  'nama_dagang',
  'nama_unit',
  'nama_komoditas',
  'judul',
  'nomor',
  'nomor_permohonan',
  'nomorPermohonan',
  'username',
]

/** Returns a readable label: the kind of the record and its current or former name, but no technical id. */
export function recordText({
  rekaman,
  nama_rekaman,
  sebelum,
  sesudah,
}: {
  rekaman: string | null
  nama_rekaman: string | null
  sebelum: unknown
  sesudah: unknown
}): string {
  if (!rekaman) return '–'
  const [, key = ''] = rekaman.split('/')
  const noun = rekamanText(jenisOf(rekaman))
  const name = nama_rekaman ?? [sesudah, sebelum].map(nameIn).find((found) => found !== undefined)
  if (name) return `${noun}: ${name}`
  return /^\d+$/.test(key) ? `${noun} nomor ${key}` : noun
}

function nameIn(values: unknown): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const known = new Map<string, unknown>(Object.entries(values))
  const found = nameFields
    .map((field) => known.get(field))
    .find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : undefined
}

import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'

export interface Change {
  /** Path inside the record, e.g. "perusahaan.nama_perseroan". */
  field: string
  /** undefined: the field was not there. */
  before: unknown
  after: unknown
}

/** What an audit row changed, field by field, down to the innermost values. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const old = flatten(before)
  const fresh = flatten(after)
  return (
    [...new Set([...old.keys(), ...fresh.keys()])]
      .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
      .filter((change) => valueText(change.before) !== valueText(change.after))
      // On the wire `foto` only repeats `photo`.
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

const initials = new Set(['id', 'uuid', 'nib', 'npwp', 'nip', 'oss'])
const plainWords = new Map([
  ['created', 'dibuat'],
  ['email', 'surel'],
  ['no_telp', 'no. telepon'],
  ['photo', 'foto'],
  ['role', 'peran'],
  ['totp_aktif', 'autentikator aktif'],
])

/** "perusahaan.nama_perseroan" → "Perusahaan: nama perseroan". */
export function fieldText(field: string): string {
  const words = field
    .split('.')
    .map(
      (part) =>
        plainWords.get(part) ??
        part
          .split('_')
          .map((word) => (initials.has(word) ? word.toUpperCase() : word))
          .join(' '),
    )
    .join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A number that names something, so its digits are not grouped. */
const naming = /(^|[._])(id|tahun)$/

export function changedText(field: string, value: unknown): string {
  return typeof value === 'number' && naming.test(field) ? String(value) : valueText(value)
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'kosong'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'number') return formatNumber(value)
  if (isRole(value)) return roleLabels[value]
  if (typeof value === 'string') return isoMoment.test(value) ? formatDateTime(value) : value
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.length === 0 ? 'kosong' : value.map(valueText).join(', ')
  }
  return JSON.stringify(value)
}

/** Who it was by name; the username alone where the account has none any more. */
export const personText = (row: { nama_pengguna: string | null; pengguna: string | null }) =>
  row.nama_pengguna ?? row.pengguna ?? 'Tamu atau sistem'

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

/** What a record is called by people: its kind, and the name it has or had; never a code of the machine. */
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
  const [kind = '', key = ''] = rekaman.split('/')
  const noun = fieldText(kind.replaceAll('-', '_'))
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

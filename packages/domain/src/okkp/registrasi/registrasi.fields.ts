/**
 * Fields of each kind of registration. Forms, lists, exports and import templates all use this table. Kinds 1 to 7
 * follow the specification (section 9, first reading). The order of fields is the order of the template.
 */
export const jenis = {
  pduk: 1,
  izinEdarPd: 2,
  rumahPengemasan: 3,
  hc: 4,
  sppb: 5,
  izinEdarPl: 6,
  prima: 7,
} as const

/** Rules refer to these ids, so officers may rename these masters but not delete them. */
export const jenisTetap: readonly number[] = Object.values(jenis)

/**
 * Fields that a person fills in: column in lists and exports, label, and template header. The template headers are
 * older than the portal.
 */
export const fieldColumns = {
  unit_usaha: { kolom: 'unit_usaha', judul: 'Nama unit usaha', templat: 'Nama Unit Usaha' },
  kota_id: { kolom: 'kota', judul: 'Kabupaten/kota', templat: 'Kab/Kota' },
  alamat_kantor: { kolom: 'alamat_kantor', judul: 'Alamat kantor', templat: 'Alamat Kantor' },
  alamat_unit: { kolom: 'alamat_unit', judul: 'Alamat unit penanganan', templat: 'Alamat Unit Penanganan' },
  ruang_lingkup: { kolom: 'ruang_lingkup', judul: 'Ruang lingkup', templat: 'Ruang Lingkup' },
  luas_lahan: { kolom: 'luas_lahan', judul: 'Luas lahan', templat: 'Luas Lahan' },
  komoditas_id: { kolom: 'komoditas', judul: 'Komoditas', templat: 'Komoditas Utama' },
  nama_psat: { kolom: 'nama_psat', judul: 'Nama pangan', templat: 'Nama PSAT' },
  nama_ilmiah: { kolom: 'nama_ilmiah', judul: 'Nama Latin', templat: 'Nama Ilmiah' },
  kemasan: { kolom: 'kemasan', judul: 'Kemasan', templat: 'Kemasan dan Berat Bersih' },
  berat_bersih: { kolom: 'berat_bersih', judul: 'Berat bersih', templat: 'Berat Bersih' },
  merk: { kolom: 'merk', judul: 'Merek', templat: 'Nama Dagang/Merk' },
  jenis_hc_id: { kolom: 'jenis_hc', judul: 'Jenis HC', templat: 'Jenis Sertifikat' },
  jenis_sertifikat_id: { kolom: 'jenis_sertifikat', judul: 'Jenis Prima', templat: 'Jenis Sertifikat' },
  identitas_lot: { kolom: 'identitas_lot', judul: 'Identitas lot', templat: 'Identitas Lot' },
  negara_tujuan: { kolom: 'negara_tujuan', judul: 'Negara tujuan', templat: 'Negara Tujuan' },
  level: { kolom: 'level', judul: 'Level SPPB', templat: 'Level SPPB' },
  no_registration: { kolom: 'no_registration', judul: 'Nomor registrasi', templat: 'Nomor Registrasi' },
  label: { kolom: 'label', judul: 'Warna label', templat: 'Label Hijau/Putih' },
  terbit_sertifikat: {
    kolom: 'terbit_sertifikat',
    judul: 'Tanggal terbit',
    templat: 'Tanggal Penerbitan Sertifikat',
  },
  exp_sertifikat: { kolom: 'exp_sertifikat', judul: 'Berlaku sampai', templat: 'Tanggal Expired Sertifikat' },
  lembaga_penerbit: {
    kolom: 'lembaga_penerbit',
    judul: 'Lembaga penerbit',
    templat: 'Lembaga Penerbit Registrasi',
  },
  kontak_telepon: { kolom: 'kontak_telepon', judul: 'No. telepon', templat: 'No. Telepon' },
  kontak_surel: { kolom: 'kontak_surel', judul: 'Surel', templat: 'Surel' },
} as const

export type FieldKey = keyof typeof fieldColumns
export const fieldKeys = Object.keys(fieldColumns) as FieldKey[]

export interface FieldUse {
  key: FieldKey
  label: string
  header: string
  required: boolean
  /** The import template does not have this field. */
  formOnly?: true
}

interface Words {
  label?: string
  header?: string
}
type Line = readonly [key: FieldKey, need: 'wajib' | 'boleh', words?: Words] | readonly [key: FieldKey]

function uses(lines: readonly Line[]): readonly FieldUse[] {
  return lines.map(([key, need, words]) => ({
    key,
    label: words?.label ?? fieldColumns[key].judul,
    header: words?.header ?? fieldColumns[key].templat,
    required: need === 'wajib',
    ...(need === undefined ? { formOnly: true as const } : {}),
  }))
}

const place: readonly Line[] = [
  ['unit_usaha', 'wajib'],
  ['kota_id', 'wajib'],
  ['alamat_kantor', 'boleh'],
  ['alamat_unit', 'wajib'],
]
const food: readonly Line[] = [
  ['komoditas_id', 'wajib'],
  ['nama_psat', 'wajib'],
  ['nama_ilmiah', 'boleh'],
]
const pack: readonly Line[] = [
  ['kemasan', 'boleh'],
  ['merk', 'boleh'],
]
const number: Line = ['no_registration', 'wajib']
const issued: Line = ['terbit_sertifikat', 'wajib']
const expires: Line = ['exp_sertifikat']

/** Fields of the contact. They are last in every template, because templates before them end there. */
export const contactKeys = ['kontak_telepon', 'kontak_surel'] as const satisfies readonly FieldKey[]
const contact: readonly Line[] = contactKeys.map((key) => [key, 'boleh'])

const izinEdar = uses([
  ...place,
  ...food,
  ...pack,
  number,
  issued,
  ['lembaga_penerbit', 'boleh'],
  ['berat_bersih'],
  expires,
  ...contact,
])

const table: Readonly<Record<number, readonly FieldUse[]>> = {
  [jenis.pduk]: uses([
    ...place,
    ...food,
    ...pack,
    number,
    ['label', 'wajib'],
    issued,
    ['berat_bersih'],
    expires,
    ...contact,
  ]),
  [jenis.izinEdarPd]: izinEdar,
  [jenis.rumahPengemasan]: uses([
    ...place,
    ['ruang_lingkup', 'wajib'],
    ['luas_lahan', 'boleh'],
    ...food,
    number,
    issued,
    expires,
    ...contact,
  ]),
  [jenis.hc]: uses([
    ['unit_usaha', 'wajib', { label: 'Nama perusahaan', header: 'Nama Perusahaan' }],
    ['jenis_hc_id', 'wajib'],
    ['alamat_kantor', 'boleh', { label: 'Alamat', header: 'Alamat' }],
    ['komoditas_id', 'wajib', { header: 'Nama Komoditas' }],
    ['identitas_lot', 'wajib'],
    ['negara_tujuan', 'wajib'],
    ['no_registration', 'wajib', { header: 'No. Registrasi' }],
    ['terbit_sertifikat', 'wajib', { header: 'Tanggal Penerbitan' }],
    ['kota_id'],
    expires,
    ...contact,
  ]),
  [jenis.sppb]: uses([
    ['unit_usaha', 'wajib'],
    ['alamat_kantor', 'boleh'],
    ['alamat_unit', 'wajib'],
    ['ruang_lingkup', 'wajib', { header: 'Ruang Lingkup Penanganan' }],
    ...food,
    ['kemasan', 'boleh', { label: 'Kemasan dan berat bersih' }],
    ['merk', 'boleh'],
    number,
    issued,
    ['kota_id'],
    ['level'],
    expires,
    ...contact,
  ]),
  [jenis.izinEdarPl]: izinEdar,
  [jenis.prima]: uses([
    ...place,
    ...food,
    ['merk', 'boleh'],
    ['jenis_sertifikat_id', 'wajib', { label: 'Jenis Prima', header: 'Prima 1/2/3' }],
    ['no_registration', 'wajib', { label: 'Nomor sertifikat', header: 'Nomor Sertifikat' }],
    issued,
    expires,
    ...contact,
  ]),
}

/** Required fields of a kind that officers add to the masters. Such a kind offers all other fields as optional. */
const core: readonly FieldKey[] = ['unit_usaha', 'komoditas_id', 'no_registration', 'terbit_sertifikat']
const addedKind: readonly FieldUse[] = fieldKeys.map((key) => ({
  key,
  label: fieldColumns[key].judul,
  header: fieldColumns[key].templat,
  required: core.includes(key),
}))

export function fieldsOf(jenisId: number): readonly FieldUse[] {
  return table[jenisId] ?? addedKind
}

export function isRequired(jenisId: number, key: FieldKey): boolean {
  return fieldsOf(jenisId).some((use) => use.key === key && use.required)
}

/** Returns the fields of the import template in column order, after `No`. */
export function importFieldsOf(jenisId: number): readonly FieldUse[] {
  return fieldsOf(jenisId).filter(({ formOnly }) => !formOnly)
}

export const importNumberHeader = 'No'

/** Returns the header row of the template. An upload must match it in order and text. */
export function importHeadersOf(jenisId: number): readonly string[] {
  return [importNumberHeader, ...importFieldsOf(jenisId).map(({ header }) => header)]
}

/** Returns the header row of the template before it asked for a contact. Offices still have such files. */
export function earlierHeadersOf(jenisId: number): readonly string[] {
  return importHeadersOf(jenisId).slice(0, -contactKeys.length)
}

import { type FieldKey, fieldColumns, fieldKeys, fieldsOf, jenis } from './registrasi.fields.ts'

/** Columns that every kind has in addition to its own fields. */
const common = {
  jenis_registrasi: 'Jenis registrasi',
  provinsi: 'Provinsi',
  status: 'Status',
  created_at: 'Dicatat pada',
  updated_at: 'Diubah pada',
} as const

type FieldColumn = (typeof fieldColumns)[FieldKey]['kolom']
export type KolomRegistrasi = FieldColumn | keyof typeof common

/** Returns the title of a column in a list or export. A kind may have its own label for a field. */
export function columnTitle(kolom: KolomRegistrasi, jenisId?: number): string {
  if (Object.hasOwn(common, kolom)) return common[kolom as keyof typeof common]
  const key = fieldKeys.find((each) => fieldColumns[each].kolom === kolom)
  const own = jenisId === undefined ? undefined : fieldsOf(jenisId).find((use) => use.key === key)
  return own?.label ?? (key ? fieldColumns[key].judul : kolom)
}

/** Returns the columns that an export of one kind or of all kinds offers, in default order. */
export function exportColumnsOf(jenisId?: number): readonly KolomRegistrasi[] {
  const keys = jenisId === undefined ? fieldKeys : fieldsOf(jenisId).map(({ key }) => key)
  const own = keys.map((key): KolomRegistrasi => fieldColumns[key].kolom)
  return ['jenis_registrasi', ...own, 'status', 'provinsi', 'created_at', 'updated_at']
}

const perKind: Readonly<Record<number, readonly KolomRegistrasi[]>> = {
  [jenis.pduk]: ['komoditas', 'merk', 'label'],
  [jenis.izinEdarPd]: ['komoditas', 'merk'],
  [jenis.rumahPengemasan]: ['komoditas', 'ruang_lingkup'],
  [jenis.hc]: ['jenis_hc', 'komoditas', 'negara_tujuan'],
  [jenis.sppb]: ['komoditas', 'ruang_lingkup', 'level'],
  [jenis.izinEdarPl]: ['komoditas', 'merk'],
  [jenis.prima]: ['jenis_sertifikat', 'komoditas'],
}

export function listColumnsOf(jenisId?: number): readonly KolomRegistrasi[] {
  const own = jenisId === undefined ? (['jenis_registrasi', 'komoditas'] as const) : perKind[jenisId]
  return [
    'no_registration',
    'unit_usaha',
    ...(own ?? ['komoditas']),
    'provinsi',
    'kota',
    'terbit_sertifikat',
    'exp_sertifikat',
    'status',
  ]
}

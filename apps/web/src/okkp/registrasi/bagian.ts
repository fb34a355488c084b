import { type FieldKey, type FieldUse, fieldsOf } from '@portal/domain/okkp/registrasi/registrasi.fields'

/** Headings that group the fields of forms and pages. Fields keep the order of the kind's table. */
export const bagian: readonly { judul: string; keys: readonly FieldKey[] }[] = [
  {
    judul: 'Unit usaha',
    keys: [
      'unit_usaha',
      'kota_id',
      'alamat_kantor',
      'alamat_unit',
      'ruang_lingkup',
      'luas_lahan',
      'kontak_telepon',
      'kontak_surel',
    ],
  },
  {
    judul: 'Pangan segar',
    keys: [
      'komoditas_id',
      'nama_psat',
      'nama_ilmiah',
      'kemasan',
      'berat_bersih',
      'merk',
      'identitas_lot',
      'negara_tujuan',
    ],
  },
  {
    judul: 'Nomor dan masa berlaku',
    keys: [
      'jenis_hc_id',
      'jenis_sertifikat_id',
      'level',
      'no_registration',
      'label',
      'terbit_sertifikat',
      'exp_sertifikat',
      'lembaga_penerbit',
    ],
  },
]

export function usesIn(jenisId: number, keys: readonly FieldKey[]): FieldUse[] {
  return fieldsOf(jenisId).filter(({ key }) => keys.includes(key))
}

import type { LeafSource } from '#platform/transparansi/leaf-source.ts'

/** What a certificate shows, without addresses and contacts: anybody with its code can read the proof. */
const shown = [
  'no_registration',
  'jenis_registrasi_id',
  'kode_verifikasi',
  'pusat',
  'provinsi_id',
  'kota_id',
  'unit_usaha',
  'komoditas_id',
  'nama_psat',
  'nama_ilmiah',
  'kemasan',
  'berat_bersih',
  'merk',
  'label',
  'lembaga_penerbit',
  'ruang_lingkup',
  'luas_lahan',
  'jenis_hc_id',
  'identitas_lot',
  'negara_tujuan',
  'jenis_sertifikat_id',
  'level',
  'terbit_sertifikat',
  'exp_sertifikat',
  'sanksi',
  'menggantikan',
  'digantikan_oleh',
  'sebab_penggantian',
] as const

/** Every state of every permit is a leaf. */
export const leafIzin: LeafSource = {
  jenis: 'izin',
  rows: `select r.id, r.id::text as kunci, r.no_registration as nomor, 'terbit' as mula,
    case when r.dihapus is not null then 'dihapus' when r.digantikan_oleh is not null then 'digantikan'
      else coalesce(r.sanksi, 'berlaku') end as keadaan,
    jsonb_build_object(${shown.map((column) => `'${column}', r.${column}`).join(', ')}, 'dihapus', r.dihapus is not null) as isi
    from okkp.registrasi r`,
}

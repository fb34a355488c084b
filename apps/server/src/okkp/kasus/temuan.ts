import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'

/** Finding of any kind. The case copies from here what it shows. */
export interface Temuan {
  asal: AsalKasus
  asal_id: number
  tanggal: string
  /** The finding in words: a parameter, a sanction, or what a report claims. */
  temuan: string
  komoditas: string
  lokasi: string
  registrasi_id: number | null
  provinsi_id: number
  kota_id: number | null
  /** Code of the region that the test was entered for, if it is another region. */
  created_for?: number | null
  komoditas_id?: number | null
  komoditas_tambahan?: string | null
  kategori?: string | null
  jenis_uji_id?: number | null
  parameter_id?: number | null
  pasar_id?: number | null
  nomor_kios?: string | null
  pedagang_id?: number | null
  pemasok_id?: number | null
}

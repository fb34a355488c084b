import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import type { KomoditasRow } from './komoditas.repository.ts'

export function presentKomoditas(row: KomoditasRow): Komoditas {
  return {
    id: row.id,
    nama: row.nama,
    nama_inggris: row.nama_inggris,
    nama_latin: row.nama_latin,
    kelompok_id: row.kelompok_id,
    kelompok: row.kelompok,
    sub_kelompok: row.sub_kelompok,
    alias: row.alias,
    versi: row.versi,
  }
}

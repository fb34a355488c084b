export const kolomRapidPasar = {
  tanggal: 'Tanggal',
  nomor_kios: 'Nomor Kios',
  kategori: 'Kategori',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Komoditas Tambahan',
  parameter_id: 'Parameter',
  hasil_uji: 'Hasil Uji',
  kode_sampel: 'Kode Sampel',
  jumlah_sampel: 'Jumlah Sampel',
  pemasok: 'Pemasok',
  asal_kota_id: 'Asal Pasokan',
  penguji: 'Penguji',
  kit_merek: 'Merek Kit',
  kit_lot: 'Lot Kit',
  kit_kedaluwarsa: 'Kedaluwarsa Kit',
  catatan: 'Catatan',
} as const
export type KunciRapidPasar = keyof typeof kolomRapidPasar
export const wajibRapidPasar: readonly KunciRapidPasar[] = ['tanggal', 'parameter_id', 'hasil_uji']

const jenis: Record<string, string> = {
  izin: 'Izin',
  peringatan: 'Peringatan',
  batas: 'Batas cemaran',
}

const peristiwa: Record<string, string> = {
  awal: 'Sudah ada saat log dimulai',
  susulan: 'Dicatat susulan',
  terbit: 'Terbit',
  ubah: 'Diubah',
  berlaku: 'Berlaku lagi',
  dibekukan: 'Dibekukan',
  dicabut: 'Dicabut',
  digantikan: 'Digantikan',
  dihapus: 'Dihapus',
  dimusnahkan: 'Data dimusnahkan',
  koreksi: 'Dikoreksi',
  cabut: 'Dicabut',
  diakhiri: 'Diakhiri',
}

/** Words of later releases are shown as they are. */
export const kataJenis = (kode: string): string => jenis[kode] ?? kode
export const kataPeristiwa = (kode: string): string => peristiwa[kode] ?? kode

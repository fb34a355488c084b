import type { HasilRapidTest } from '@portal/domain/platform/pengujian/keadaan-positif'

const saringan = 'Rapid test adalah saringan, bukan putusan.'

/** What the result means for the stall. */
export const saranLembar: Record<HasilRapidTest, string> = {
  negatif: 'Tidak ditemukan pada sampel ini. Hasil berlaku untuk sampel yang diuji pada hari itu.',
  menunggu: `${saringan} Sampelnya diuji lagi di laboratorium. Sisihkan barang dari pemasok yang sama sampai hasilnya ada, dan simpan catatan pembeliannya.`,
  terkonfirmasi: `${saringan} Untuk sampel ini laboratorium memastikannya. Sisihkan barang dari pemasok yang sama, simpan catatan pembeliannya, dan ikuti petunjuk kantor penerbit lembar ini.`,
  ditarik: `${saringan} Untuk sampel ini laboratorium memastikannya, dan barangnya sudah diamankan petugas. Jangan menjual barang dari pasokan yang sama, dan ikuti petunjuk kantor penerbit lembar ini.`,
  tidak_terkonfirmasi: `${saringan} Untuk sampel ini laboratorium tidak membuktikannya. Hasil berlaku untuk sampel yang diuji.`,
  tidak_diuji: `${saringan} Tindak lanjutnya ditutup tanpa uji laboratorium. Tanyakan alasannya kepada kantor penerbit lembar ini.`,
}

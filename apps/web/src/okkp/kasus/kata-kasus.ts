import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { asalLabels, type LangkahKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate } from '@portal/domain/platform/format'

export const judulKasus = ({ parameter, komoditas }: Pick<Kasus, 'parameter' | 'komoditas'>) =>
  `${parameter} pada ${komoditas}`

/** "Rapid test pasar dan 2 sumber lain" */
export function sumberText({ asal, jumlah_sumber }: Pick<Kasus, 'asal' | 'jumlah_sumber'>): string {
  const more = jumlah_sumber - 1
  return more > 0 ? `${asalLabels[asal]} dan ${more} sumber lain` : asalLabels[asal]
}

/** "paling lambat 20 November 2026", or that the day is over. */
export function batasText(batas: string | null, terlambat: boolean): string {
  if (batas === null) return 'tanpa batas waktu'
  return `${terlambat ? 'terlambat, seharusnya' : 'paling lambat'} ${formatDate(batas)}`
}

/** What the reader of a case should know about each step before he takes it. */
export const arahan: Record<LangkahKasus, string> = {
  konfirmasi:
    'Temuan ini belum dipastikan. Minta uji ke laboratorium, atau catat hasilnya bila kantor Anda yang menguji.',
  pengamanan: 'Temuan ini sudah dipastikan. Amankan barangnya, lalu catat jumlah dan buktinya.',
  penelusuran:
    'Cari dari siapa barang ini datang, supaya tempat lain dengan pemasok yang sama ikut diperiksa.',
  pembinaan: 'Periksa pelakunya: catat pengawasan atas izinnya, atau pembinaan bila ia tidak berizin.',
  uji_ulang: 'Uji lagi dengan jenis uji yang sama, untuk memastikan barang yang dijual sekarang aman.',
  penutupan: 'Semua yang diperlukan sudah tercatat. Tutup kasus ini dengan hasilnya.',
}

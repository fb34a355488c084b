import { fileKinds, megabyteText, uploadBytes } from '@portal/domain/platform/files/files.contract'
import type { DokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'

export const pengantarLangkahIsian: Record<LangkahIsian, string> = {
  asal: 'Izin yang menjadi dasar permohonan ini.',
  usaha: 'Siapa yang mengajukan dan di unit mana.',
  lingkup: 'Komoditas dan cara menanganinya yang akan tercantum di sertifikat.',
  produk: 'Produk yang akan diedarkan.',
  perubahan: 'Data yang akan diubah, dan mengapa.',
  pemilik: 'Pemilik baru menyetujui pengalihan sebelum permohonan dikirim.',
  dokumen: 'Satu berkas untuk tiap dokumen.',
  tinjau: 'Periksa sekali lagi sebelum dikirim.',
}

export const petunjukLangkah: Partial<Record<LangkahIsian, { judul: string; butir: readonly string[] }>> = {
  asal: {
    judul: 'Tentang izin asal',
    butir: [
      'Izin yang tercatat di portal tidak perlu diunggah lagi',
      'Izin lama dibuktikan dengan sertifikatnya',
      'Satu izin hanya punya satu permohonan sejenis pada satu waktu',
    ],
  },
  usaha: {
    judul: 'Yang dilihat petugas pada unit',
    butir: [
      'Alamat sama dengan bukti kepemilikan atau sewa',
      'Sewa belum berakhir sebelum sertifikat berakhir',
      'Nama unit sama di semua dokumen',
    ],
  },
  lingkup: {
    judul: 'Tentang ruang lingkup',
    butir: [
      'Satu baris untuk tiap komoditas',
      'Penanganan sesuai diagram alir',
      'Yang tidak tercantum tidak boleh memakai sertifikat ini',
    ],
  },
  produk: {
    judul: 'Yang dilihat petugas pada produk',
    butir: [
      'Nama dan berat sama dengan desain label',
      'Hasil uji (CoA) untuk produk yang sama',
      'Tiap klaim pada label ada buktinya',
    ],
  },
  pemilik: {
    judul: 'Cara pengalihan',
    butir: [
      'Tulis NIB pemilik baru, lalu kirim permintaan',
      'Pemilik baru menyetujui dari akunnya',
      'Mengganti NIB membatalkan persetujuan',
    ],
  },
  dokumen: {
    judul: 'Supaya tidak diminta perbaikan',
    butir: [
      'Tulisan terbaca jelas',
      'Ditandatangani dan bertanggal',
      'Denah, diagram alir, dan SOP saling cocok',
    ],
  },
}

const tambahanDokumen: Readonly<Record<string, string>> = {
  denah_ruangan_psat: 'Gambar arah alur bahan, pintu, dan tempat cuci tangan.',
  diagram_alir_psat: 'Urutan penanganan dari bahan datang sampai keluar.',
  bukti_penerapan_sop: 'Rekaman tiga bulan terakhir, misalnya catatan kebersihan dan suhu.',
  surat_pernyataan: 'Ditandatangani pemilik lama dan baru bila izin dialihkan.',
}

const pilihan = new Intl.ListFormat('id', { type: 'disjunction' })

export function petunjukDokumen({ kunci, kinds }: DokumenDiminta): string {
  const jenis = pilihan.format(new Set(kinds.map((kind) => fileKinds[kind].label)))
  const batas = `${jenis}, paling besar ${megabyteText(uploadBytes)}.`
  const tambahan = tambahanDokumen[kunci]
  return tambahan ? `${tambahan} ${batas}` : batas
}

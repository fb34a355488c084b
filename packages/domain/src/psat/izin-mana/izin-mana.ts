/** The helper "Belum yakin izin mana": at most three questions that end in one permit. */

export interface Jawaban {
  urusan?: 'tempat' | 'produk' | 'ekspor' | undefined
  asal?: 'dalam' | 'luar' | 'campur' | undefined
  skala?: 'kecil' | 'besar' | undefined
}

export type NamaPertanyaan = keyof Jawaban

export interface Pilihan {
  nilai: string
  label: string
  petunjuk: string
}

export const pertanyaan: Record<NamaPertanyaan, { tanya: string; pilihan: readonly Pilihan[] }> = {
  urusan: {
    tanya: 'Apa yang ingin Anda urus?',
    pilihan: [
      {
        nilai: 'tempat',
        label: 'Tempat menangani pangan segar',
        petunjuk: 'Gudang, penggilingan, rumah kemas, tempat sortasi.',
      },
      {
        nilai: 'produk',
        label: 'Produk dalam kemasan yang akan dijual',
        petunjuk: 'Beras, buah, sayur, rempah, atau kacang dengan label dan merek.',
      },
      {
        nilai: 'ekspor',
        label: 'Kiriman ke luar negeri',
        petunjuk: 'Negara tujuan meminta surat keterangan keamanan pangan.',
      },
    ],
  },
  asal: {
    tanya: 'Dari mana pangannya?',
    pilihan: [
      { nilai: 'dalam', label: 'Dihasilkan di Indonesia', petunjuk: 'Seluruh isinya dari dalam negeri.' },
      {
        nilai: 'luar',
        label: 'Diimpor dalam kemasan aslinya',
        petunjuk: 'Kemasannya tidak dibuka atau diganti di Indonesia.',
      },
      {
        nilai: 'campur',
        label: 'Diimpor, lalu dikemas ulang atau dicampur di sini',
        petunjuk: 'Juga yang dicampur dengan pangan dari dalam negeri.',
      },
    ],
  },
  skala: {
    tanya: 'Seberapa besar usaha Anda?',
    pilihan: [
      {
        nilai: 'kecil',
        label: 'Usaha mikro atau kecil',
        petunjuk:
          'Modal paling banyak Rp5 miliar tanpa tanah dan bangunan, atau penjualan paling banyak Rp15 miliar setahun.',
      },
      { nilai: 'besar', label: 'Usaha menengah atau besar', petunjuk: 'Di atas batas itu.' },
    ],
  },
}

export type KodeIzin = 'sppb' | 'pl' | 'pd' | 'pduk' | 'hc'

/** Returns the next question, or the permit once the answers settle it. */
export function nextOf({ urusan, asal, skala }: Jawaban): { tanya: NamaPertanyaan } | { izin: KodeIzin } {
  if (urusan === undefined) return { tanya: 'urusan' }
  if (urusan === 'ekspor') return { izin: 'hc' }
  if (urusan === 'tempat') return { izin: 'sppb' }
  if (asal === undefined) return { tanya: 'asal' }
  if (asal === 'luar') return { izin: 'pl' }
  // Imported content that is packed again needs a PD number from a business of any size.
  if (asal === 'campur') return { izin: 'pd' }
  if (skala === undefined) return { tanya: 'skala' }
  return { izin: skala === 'kecil' ? 'pduk' : 'pd' }
}

interface IzinTujuan {
  nama: string
  arti: string
  penerbit: string
  masa: string
  siapkan: readonly string[]
  catatan: readonly string[]
}

export const izinTujuan: Record<KodeIzin, IzinTujuan> = {
  sppb: {
    nama: 'SPPB-PSAT',
    arti: 'Sertifikat Penerapan Penanganan yang Baik, untuk unit penanganan dan bukan untuk produknya.',
    penerbit: 'OKKP Pusat bila tempat itu menangani pangan impor, selain itu OKKP Daerah provinsi.',
    masa: '5 tahun',
    siapkan: [
      'NIB dan surat permohonan',
      'Denah ruang dan diagram alir penanganan',
      'SOP penanganan dan sanitasi, beserta bukti penerapannya',
      'Bukti kepemilikan atau perjanjian sewa tempat',
    ],
    catatan: [
      'Tim audit datang ke tempat Anda pada hari yang disepakati.',
      'Untuk izin edar PSAT-PD diperlukan SPPB paling rendah level 2.',
      'Rumah pengemasan buah dan sayur juga didaftarkan pada OKKP Daerah provinsi.',
    ],
  },
  pl: {
    nama: 'Izin edar PSAT-PL',
    arti: 'Izin edar pangan segar asal luar negeri yang dijual dalam kemasan aslinya. Pemohonnya importir.',
    penerbit: 'OKKP Pusat',
    masa: '5 tahun',
    siapkan: [
      'NIB dan surat permohonan izin edar',
      'SPPB setiap unit penanganan, atau surat pernyataannya',
      'Hasil uji keamanan dan, bila ada kelas mutu, hasil uji mutu',
      'Desain label dan kemasan',
      'Diagram alir penanganan di negara asal',
    ],
    catatan: [
      'Bila kemasannya diganti atau isinya dicampur di Indonesia, yang diperlukan izin edar PSAT-PD.',
    ],
  },
  pd: {
    nama: 'Izin edar PSAT-PD',
    arti: 'Izin edar pangan segar asal tumbuhan produksi dalam negeri, termasuk pangan impor yang dikemas ulang atau dicampur di Indonesia.',
    penerbit: 'OKKP Daerah provinsi tempat usaha Anda',
    masa: '5 tahun',
    siapkan: [
      'NIB dan surat permohonan izin edar',
      'SPPB-PSAT unit penanganan, paling rendah level 2',
      'Hasil uji keamanan dari laboratorium terakreditasi KAN',
      'Desain label dan kemasan',
      'Surat pernyataan jaminan mutu beras, bila produknya beras',
    ],
    catatan: [
      'Isi yang diimpor harus sudah punya nomor izin edar PSAT-PL.',
      'Usaha mikro dan kecil yang menangani pangan berisiko juga memakai izin ini; usaha kecil lain boleh memilihnya.',
    ],
  },
  pduk: {
    nama: 'Registrasi PSAT-PDUK',
    arti: 'Registrasi pangan segar asal tumbuhan produksi dalam negeri milik usaha mikro dan kecil.',
    penerbit: 'Dinas yang menangani pangan di kabupaten atau kota tempat usaha Anda',
    masa: '5 tahun',
    siapkan: ['NIB dan surat permohonan', 'Surat informasi produk', 'Surat pernyataan komitmen bermeterai'],
    catatan: [
      'Tidak diperlukan untuk pangan yang dikemas di depan pembeli, tahan kurang dari 7 hari, atau menjadi bahan baku produk yang berizin sendiri.',
      'Hanya untuk produk berisiko rendah tanpa klaim gizi, kesehatan, atau SNI. Untuk yang lain, ajukan izin edar PSAT-PD.',
      'Label putih berarti terdaftar dengan komitmen; label hijau berarti komitmennya sudah dipenuhi.',
    ],
  },
  hc: {
    nama: 'Sertifikat jaminan keamanan pangan (HC)',
    arti: 'Surat keterangan keamanan pangan (health atau sanitary certificate) untuk satu kiriman ekspor.',
    penerbit: 'OKKP Daerah provinsi atau OKKP Pusat',
    masa: 'satu kiriman',
    siapkan: [
      'Identitas usaha dan data lot kiriman',
      'Laporan hasil uji',
      'Sertifikat GMP, HACCP, atau ISO 22000',
      'Surat kesanggupan',
    ],
    catatan: ['Tanyakan dulu kepada pembeli surat apa yang diminta negara tujuan.'],
  },
}

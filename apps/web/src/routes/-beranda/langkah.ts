export const langkah = [
  {
    judul: 'Masuk ke portal',
    isi: 'Pakai akun pelaku usaha Anda. Data perusahaan disimpan sekali dan dipakai di setiap permohonan.',
  },
  {
    judul: 'Lengkapi data dan dokumen',
    isi: 'Isian tersimpan otomatis, jadi Anda boleh berhenti dan melanjutkannya kapan saja.',
  },
  {
    judul: 'Ikuti audit dan perbaikan',
    isi: 'Temuan tampil di samping dokumennya. Jam layanan berhenti selama Anda memperbaiki.',
  },
  {
    judul: 'Unduh sertifikat',
    isi: 'Sertifikat terbit dengan kode QR yang dapat diperiksa siapa saja.',
  },
] as const

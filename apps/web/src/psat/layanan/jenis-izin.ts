/** The two licences of PSAT in a visitor's words. Days are the service standard of each. */
export const jenisIzin = [
  {
    nama: 'SPPB-PSAT',
    arti: 'Sertifikat Penerapan Penanganan yang Baik',
    untuk: 'Untuk tempat menangani pangan segar: sortasi, penggilingan, pengemasan, gudang.',
    auditType: 'sppb_psat',
    dokumen: [
      'Surat permohonan',
      'Denah ruang dan diagram alir penanganan',
      'SOP penanganan dan sanitasi, beserta bukti penerapannya',
      'Bukti kepemilikan atau perjanjian sewa unit',
    ],
  },
  {
    nama: 'Izin Edar PSAT PL',
    arti: 'Izin edar pangan segar asal luar negeri',
    untuk: 'Untuk importir yang mengedarkan pangan segar dalam kemasan aslinya.',
    auditType: 'izin_edar_pl',
    dokumen: [
      'Surat permohonan izin edar',
      'SPPB setiap unit penanganan',
      'Hasil uji keamanan dan, bila ada kelas mutu, hasil uji mutu',
      'Desain label dan kemasan',
    ],
  },
] as const

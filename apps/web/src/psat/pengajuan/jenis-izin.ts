import type { NamaTemplat } from '@portal/domain/psat/isian/templat'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'

interface JenisIzinPublik {
  nama: string
  arti: string
  untuk: string
  auditType: JenisIzin
  dokumen: readonly { teks: string; templat?: NamaTemplat }[]
}

export const jenisIzin: readonly JenisIzinPublik[] = [
  {
    nama: 'SPPB-PSAT',
    arti: 'Sertifikat Penerapan Penanganan yang Baik',
    untuk: 'Untuk tempat menangani pangan segar: sortasi, penggilingan, pengemasan, gudang.',
    auditType: 'sppb_psat',
    dokumen: [
      { teks: 'Surat permohonan', templat: 'surat_permohonan' },
      { teks: 'Denah ruang dan diagram alir penanganan' },
      { teks: 'SOP penanganan dan sanitasi, beserta bukti penerapannya', templat: 'sop_psat' },
      { teks: 'Bukti kepemilikan atau perjanjian sewa unit' },
    ],
  },
  {
    nama: 'Izin Edar PSAT PL',
    arti: 'Izin edar pangan segar asal luar negeri',
    untuk: 'Untuk importir yang mengedarkan pangan segar dalam kemasan aslinya.',
    auditType: 'izin_edar_pl',
    dokumen: [
      { teks: 'Surat permohonan izin edar', templat: 'surat_permohonan_izin_edar' },
      { teks: 'SPPB setiap unit penanganan, atau pernyataannya', templat: 'surat_pernyataan_sppb_psat' },
      { teks: 'Hasil uji keamanan dan, bila ada kelas mutu, hasil uji mutu' },
      { teks: 'Desain label dan kemasan' },
    ],
  },
]

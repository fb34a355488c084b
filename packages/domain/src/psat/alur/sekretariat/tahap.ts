import type { TahapAlur } from '../alur.ts'
import { tahapBersama, tugasBersama } from '../bersama.ts'
import type { AnggaranSekretariat } from './hari.ts'
import type { PemegangSekretariat } from './pemegang.ts'

export type TahapSekretariat = TahapAlur<PemegangSekretariat, AnggaranSekretariat>

const verifikasi = {
  judul: 'Periksa dokumen berkas',
  arahan: 'Nilai setiap dokumen. Bila semua sesuai, terima; bila tidak, minta perbaikan.',
  tombol: 'Periksa dokumen',
  hitung: 'jawaban',
} as const
const penyetujuan = {
  judul: 'Setujui lampiran teknis',
  arahan: 'Cocokkan isi lampiran dengan hasil sidang. Yang membuat lampiran tidak dapat menyetujuinya.',
  tombol: 'Periksa lampiran',
} as const

const tahap = {
  select_auditor: {
    ...tahapBersama.penunjukan,
    runs: 'penunjukan',
    tenggatSampai: 'verifikasi',
    tugas: {
      judul: 'Pilih auditor dan lead auditor',
      ringkas: 'Pemilihan auditor dan lead auditor',
      arahan: 'Dua orang yang berbeda. Beban kerja dan benturan kepentingan tampil pada tiap nama.',
      tombol: 'Pilih auditor',
    },
  },
  upload_revision: {
    code: 11,
    label: 'Unggah Revisi',
    tab: 'permohonan',
    turn: ['sekretariat'],
    staff: ['sekretariat'],
    waits: 'revisi',
    tenggat: 'tenggat_perbaikan_audit_dokumen',
    catatan: 'keterangan_audit',
    tugas: {
      judul: 'Unggah revisi berkas',
      ringkas: 'Perbaikan oleh sekretariat',
      arahan: 'Jawab setiap temuan dan ganti yang diminta. Berkas kembali ke tahap yang memintanya.',
      tombol: 'Unggah revisi',
      hitung: 'temuan',
    },
  },
  review_auditor: {
    code: 20,
    label: 'Verifikasi Auditor',
    tab: 'audit_dokumen',
    turn: ['auditor'],
    runs: 'verifikasi',
    tenggat: 'tenggat_audit_dokumen',
    tugas: { ...verifikasi, ringkas: 'Verifikasi auditor' },
  },
  review_lead_auditor: {
    code: 21,
    label: 'Verifikasi Lead Auditor',
    tab: 'audit_dokumen',
    turn: ['lead_auditor'],
    runs: 'verifikasi',
    tenggat: 'tenggat_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
    tugas: { ...verifikasi, ringkas: 'Verifikasi lead auditor' },
  },
  audit_lapang: {
    ...tahapBersama.lapang,
    turn: ['auditor', 'lead_auditor'],
    runs: 'kunjungan',
    tugas: {
      ...tugasBersama.lapang,
      arahan: 'Nilai setiap butir di tempat, lalu terima atau minta perbaikan.',
    },
  },
  sidang_komtek: {
    ...tahapBersama.komtek,
    code: 31,
    label: 'Sidang Komisi Teknis',
    turn: ['auditor', 'lead_auditor'],
    runs: 'sidang',
    tugas: {
      judul: 'Catat hasil sidang komisi teknis',
      ringkas: 'Sidang komisi teknis',
      arahan: 'Isi anggota yang hadir dan keputusannya; berita acaranya dibuat portal.',
      tombol: 'Catat hasil sidang',
    },
  },
  lampiran_teknis: {
    code: 40,
    label: 'Lampiran Teknis',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'lampiran',
    panel: 'lampiran',
    catatan: 'keterangan_audit',
    hasil: 'Hasil rekomendasi',
    tugas: {
      judul: 'Susun lampiran teknis',
      ringkas: 'Penyusunan lampiran teknis',
      arahan: 'Isi nomor izin dan data lampiran, periksa pratinjaunya, lalu kirim untuk disetujui.',
      tombol: 'Susun lampiran',
    },
  },
  review_lamtek_1: {
    code: 41,
    label: 'Verifikasi Sub Koordinator',
    tab: 'lampiran_teknis',
    turn: ['penyetuju_1'],
    runs: 'lampiran',
    panel: 'lampiran',
    tugas: { ...penyetujuan, ringkas: 'Persetujuan subkoordinator' },
  },
  review_lamtek_2: {
    code: 50,
    label: 'Verifikasi Koordinator',
    tab: 'lampiran_teknis',
    turn: ['penyetuju_2'],
    runs: 'lampiran',
    panel: 'lampiran',
    tugas: { ...penyetujuan, ringkas: 'Persetujuan koordinator' },
  },
  process_publish: {
    code: 51,
    label: 'Sign Lampiran Teknis',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'lampiran',
    panel: 'lampiran',
    tugas: {
      judul: 'Tanda tangani lampiran teknis',
      ringkas: 'Tanda tangan lampiran teknis',
      arahan: 'Tanda tangani di sini, atau unggah PDF yang sudah ditandatangani.',
      tombol: 'Tanda tangani',
    },
  },
  finish_publish: {
    code: 60,
    label: 'Sertifikasi OSS',
    tab: 'terbit',
    turn: ['sekretariat'],
    runs: 'sertifikasi',
    panel: 'lampiran',
    tugas: {
      judul: 'Kirim ke OSS dan unggah sertifikat',
      ringkas: 'Penerbitan sertifikat',
      arahan: 'Kirim lampirannya ke OSS. Sertifikatnya diunggah setelah OSS menjawab.',
      tombol: 'Unggah sertifikat',
      tanpaOss: {
        judul: 'Unggah sertifikat',
        arahan: 'Berkas ini tidak memakai izin OSS, jadi sertifikatnya langsung diunggah.',
      },
    },
  },
  complete: {
    ...tahapBersama.terbit,
    code: 61,
    label: 'Terbit',
    tugas: { ...tugasBersama.terbit, arahan: 'Izinnya tercatat di registri OKKP.' },
  },
  reject: {
    ...tahapBersama.ditolak,
    tugas: {
      ...tugasBersama.ditolak,
      arahan: 'Alasannya tercatat di riwayat.',
      tombol: 'Baca alasan',
    },
  },
} as const satisfies Record<string, TahapSekretariat>

export type NamaTahapSekretariat = keyof typeof tahap

export const tahapSekretariat: Record<NamaTahapSekretariat, TahapSekretariat> = tahap

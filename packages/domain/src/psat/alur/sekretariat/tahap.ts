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
    tugas: verifikasi,
  },
  review_lead_auditor: {
    code: 21,
    label: 'Verifikasi Lead Auditor',
    tab: 'audit_dokumen',
    turn: ['lead_auditor'],
    runs: 'verifikasi',
    tenggat: 'tenggat_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
    tugas: verifikasi,
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
    tugas: penyetujuan,
  },
  review_lamtek_2: {
    code: 50,
    label: 'Verifikasi Koordinator',
    tab: 'lampiran_teknis',
    turn: ['penyetuju_2'],
    runs: 'lampiran',
    panel: 'lampiran',
    tugas: penyetujuan,
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
      arahan: 'Tanpa izin OSS, sertifikatnya langsung diunggah.',
      tombol: 'Unggah sertifikat',
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

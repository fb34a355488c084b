import type { TahapAlur } from '../alur.ts'
import { tahapBersama, tugasBersama } from '../bersama.ts'
import type { Pemegang } from '../pemegang.ts'
import type { AnggaranHari } from './hari.ts'

export type Tahap = TahapAlur<Pemegang, AnggaranHari>

const perbaikan = {
  judul: 'Jawab temuan dan kirim perbaikan',
  ringkas: 'Perbaikan oleh pemohon',
  arahan:
    'Jawab setiap temuan, ganti yang diminta, lalu kirim. Jam layanan berhenti sampai perbaikan Anda diterima.',
  tombol: 'Perbaiki',
  hitung: 'temuan',
} as const

const tahap = {
  verifikasi_permohonan: {
    code: 10,
    label: 'Verifikasi awal',
    tab: 'permohonan',
    turn: ['sekretariat'],
    runs: 'permohonan',
    tenggat: 'tenggat_audit_dokumen',
    tenggatSampai: 'audit_dokumen',
    tugas: {
      judul: 'Periksa kelengkapan dokumen',
      ringkas: 'Pemeriksaan kelengkapan dokumen',
      arahan: 'Nilai setiap dokumen. Bila semua sesuai, nyatakan berkas lengkap.',
      tombol: 'Periksa kelengkapan',
      hitung: 'jawaban',
    },
  },
  penunjukan_auditor: {
    ...tahapBersama.penunjukan,
    runs: 'permohonan',
    tenggatSampai: 'audit_dokumen',
    tugas: {
      judul: 'Tunjuk tim audit',
      ringkas: 'Penunjukan tim audit',
      arahan: 'Pilih satu lead auditor dan sedikitnya satu auditor, dengan surat tugasnya.',
      tombol: 'Tunjuk tim audit',
    },
  },
  perbaikan_permohonan: {
    code: 11,
    label: 'Perbaikan dokumen',
    tab: 'permohonan',
    turn: ['pemohon'],
    staff: ['sekretariat'],
    waits: 'perbaikan_permohonan',
    tenggat: 'tenggat_perbaikan_audit_dokumen',
    catatan: 'keterangan_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
    tugas: perbaikan,
  },
  audit_dokumen: {
    code: 20,
    label: 'Audit Dokumen',
    tab: 'audit_dokumen',
    turn: ['tim'],
    runs: 'audit_dokumen',
    tenggat: 'tenggat_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
    tugas: {
      judul: 'Audit dokumen',
      ringkas: 'Audit dokumen',
      arahan: 'Nilai setiap dokumen. Lead auditor menyatakan audit dokumen selesai.',
      tombol: 'Audit dokumen',
      hitung: 'jawaban',
    },
  },
  perbaikan_audit_dokumen: {
    code: 21,
    label: 'Perbaikan Audit Dokumen',
    tab: 'audit_dokumen',
    turn: ['pemohon'],
    staff: ['ketua_tim'],
    waits: 'perbaikan_audit_dokumen',
    tenggat: 'tenggat_perbaikan_audit_dokumen',
    catatan: 'keterangan_audit_dokumen',
    hasil: 'Hasil audit dokumen',
    tugas: perbaikan,
  },
  audit_lapang: {
    ...tahapBersama.lapang,
    turn: ['tim'],
    runs: 'audit_lapang',
    tugas: {
      ...tugasBersama.lapang,
      arahan: 'Nilai setiap butir di tempat. Lead auditor menyatakan audit lapang selesai.',
    },
  },
  perbaikan_audit_lapang: {
    code: 31,
    label: 'Perbaikan Audit Lapang',
    tab: 'audit_lapang',
    turn: ['pemohon'],
    staff: ['ketua_tim'],
    waits: 'perbaikan_audit_lapang',
    hanya: 'sppb_psat',
    tenggat: 'tenggat_perbaikan_audit_lapang',
    catatan: 'keterangan_audit_lapang',
    hasil: 'Hasil audit lapang',
    tugas: perbaikan,
  },
  rekomendasi: {
    ...tahapBersama.komtek,
    code: 40,
    label: 'Rekomendasi',
    turn: ['komtek'],
    runs: 'rekomendasi',
    tugas: {
      judul: 'Putuskan rekomendasi',
      ringkas: 'Putusan rekomendasi komisi teknis',
      arahan: 'Baca hasil audit, lalu rekomendasikan atau minta perbaikan.',
      tombol: 'Putuskan rekomendasi',
      hitung: 'jawaban',
    },
  },
  perbaikan_rekomendasi: {
    code: 41,
    label: 'Perbaikan Rekomendasi',
    tab: 'audit_lapang',
    turn: ['pemohon'],
    staff: ['komtek'],
    waits: 'perbaikan_rekomendasi',
    tenggat: 'tenggat_perbaikan_sidang_komtek',
    catatan: 'keterangan_sidang_komtek',
    hasil: 'Hasil rekomendasi',
    tugas: perbaikan,
  },
  penagihan: {
    code: 50,
    label: 'Pembayaran PNBP',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    hasil: 'Hasil rekomendasi',
    panel: 'tagihan',
    tugas: {
      judul: 'Terbitkan tagihan PNBP',
      ringkas: 'Penerbitan tagihan PNBP',
      arahan: 'Isi kode billing dan jumlahnya; pemohon mendapat pemberitahuan.',
      tombol: 'Terbitkan tagihan',
    },
  },
  menunggu_pembayaran: {
    code: 51,
    label: 'Menunggu Pembayaran PNBP',
    tab: 'lampiran_teknis',
    turn: ['pemohon'],
    staff: ['sekretariat'],
    waits: 'pembayaran',
    catatan: 'keterangan_audit',
    panel: 'pembayaran',
    tugas: {
      judul: 'Bayar PNBP dan kirim buktinya',
      ringkas: 'Pembayaran PNBP',
      arahan: 'Bayar dengan kode billing, lalu unggah buktinya di sini.',
      tombol: 'Bayar',
      hitung: 'tagihan',
    },
  },
  pemeriksaan_pembayaran: {
    code: 51,
    label: 'Pemeriksaan bukti bayar',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    catatan: 'keterangan_audit',
    panel: 'pembayaran',
    tugas: {
      judul: 'Periksa bukti pembayaran',
      ringkas: 'Pemeriksaan bukti bayar',
      arahan: 'Cocokkan jumlah, kode billing, dan tanggalnya dengan tagihan.',
      tombol: 'Periksa bukti bayar',
    },
  },
  penerbitan_nomor: {
    code: 60,
    label: 'Penerbitan Nomor',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    panel: 'nomor',
    tugas: {
      judul: 'Isi nomor izin dan terbitkan sertifikat',
      ringkas: 'Penerbitan nomor dan sertifikat',
      arahan: 'Isi nomornya, periksa isi sertifikat, lalu terbitkan.',
      tombol: 'Isi nomor izin',
    },
  },
  terbit: {
    ...tahapBersama.terbit,
    code: 70,
    label: 'Terbit Sertifikat',
    tugas: {
      ...tugasBersama.terbit,
      arahan: 'Sertifikat bertanda tangan elektronik, berlaku tanpa cap basah.',
    },
  },
  ditolak: {
    ...tahapBersama.ditolak,
    tugas: {
      ...tugasBersama.ditolak,
      arahan: 'Isinya dapat dipakai lagi untuk permohonan baru.',
      tombol: 'Ajukan lagi',
    },
  },
} as const satisfies Record<string, Tahap>

export type NamaTahap = keyof typeof tahap

export const tahapPelaku: Record<NamaTahap, Tahap> = tahap

import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import type { TahapAlur } from './alur.ts'

/** Working days that are the same on every track, whatever the budget is called there. */
export const hariBersama = {
  /** To answer what was asked for, anew in every round. */
  perbaikan: { sppb_psat: 10, izin_edar_pl: 10 },
  lapang: { sppb_psat: 8, izin_edar_pl: 0 },
  komtek: { sppb_psat: 5, izin_edar_pl: 4 },
} as const satisfies Record<string, Record<JenisIzin, number>>

/** What stages of every track have alike; the track says who has the turn, on which budget, and what is to be done. */
export const tahapBersama = {
  penunjukan: {
    code: 10,
    label: 'Penunjukkan Auditor',
    tab: 'permohonan',
    turn: ['koordinator'],
    tenggat: 'tenggat_audit_dokumen',
  },
  lapang: {
    code: 30,
    label: 'Audit Lapang',
    tab: 'audit_lapang',
    hanya: 'sppb_psat',
    panel: 'ceklis',
    tenggat: 'tenggat_audit_lapang',
    hasil: 'Hasil audit dokumen',
  },
  komtek: { tab: 'audit_lapang', tenggat: 'tenggat_sidang_komtek', hasil: 'Hasil audit lapang' },
  terbit: { tab: 'terbit', turn: [], ends: 'terbit', panel: 'sertifikat' },
  ditolak: {
    code: 99,
    label: 'Ditolak',
    tab: 'ditolak',
    turn: [],
    ends: 'tms',
    catatan: 'keterangan_audit',
  },
} as const satisfies Record<string, Partial<TahapAlur>>

/** What whoever has the turn does, in the words of every track. */
export const tugasBersama = {
  lapang: {
    judul: 'Isi daftar periksa di lapangan',
    tombol: 'Isi daftar periksa',
    hitung: 'jawaban',
  },
  terbit: { judul: 'Sertifikat sudah terbit', tombol: 'Unduh sertifikat' },
  ditolak: { judul: 'Permohonan berakhir tanpa izin' },
} as const

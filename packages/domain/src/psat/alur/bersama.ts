import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import type { TahapAlur } from './alur.ts'

/** Working days that are equal on every track, even if the budget has another name there. */
export const hariBersama = {
  /** Days to answer a revision. They start anew in every round. */
  perbaikan: { sppb_psat: 10, izin_edar_pl: 10 },
  lapang: { sppb_psat: 8, izin_edar_pl: 0 },
  komtek: { sppb_psat: 5, izin_edar_pl: 4 },
} as const satisfies Record<string, Record<JenisIzin, number>>

/** Properties of stages that all tracks share. The track adds holder, budget and task. */
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

export const tugasBersama = {
  lapang: {
    judul: 'Isi daftar periksa di lapangan',
    ringkas: 'Audit lapang di unit',
    tombol: 'Isi daftar periksa',
    hitung: 'jawaban',
  },
  terbit: { judul: 'Sertifikat sudah terbit', ringkas: 'Sertifikat terbit', tombol: 'Unduh sertifikat' },
  ditolak: { judul: 'Permohonan berakhir tanpa izin', ringkas: 'Berakhir tanpa izin' },
} as const

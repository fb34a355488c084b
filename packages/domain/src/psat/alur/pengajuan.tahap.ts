import type { Stage } from '../../platform/workflow/workflow.ts'
import type { JenisIzin } from '../pengajuan/jenis-pengajuan.ts'
import type { Pemegang } from './pemegang.ts'
import type { AnggaranHari } from './pengajuan.hari.ts'

/** Tabs of the back-office list, in order. */
export const tabPengajuan = {
  permohonan: 'Permohonan',
  audit_dokumen: 'Audit Dokumen',
  audit_lapang: 'Audit Lapang',
  lampiran_teknis: 'Lampiran Teknis',
  terbit: 'Terbit',
  ditolak: 'Ditolak',
} as const

export type TenggatField =
  | 'tenggat_audit_dokumen'
  | 'tenggat_perbaikan_audit_dokumen'
  | 'tenggat_audit_lapang'
  | 'tenggat_perbaikan_audit_lapang'
  | 'tenggat_sidang_komtek'
  | 'tenggat_perbaikan_sidang_komtek'

type CatatanField =
  | 'keterangan_audit_dokumen'
  | 'keterangan_audit_lapang'
  | 'keterangan_sidang_komtek'
  | 'keterangan_audit'

/** What staff work on at a stage besides papers and findings; each has its place on the page of a file. */
export const panelBerkas = ['ceklis', 'tagihan', 'pembayaran', 'nomor', 'sertifikat'] as const
export type PanelBerkas = (typeof panelBerkas)[number]

/** What a file shows by its code (specification, section 4), and the outcome group where it ends. */
export type Tahap = Stage<Pemegang, AnggaranHari> & {
  tab: keyof typeof tabPengajuan
  ends?: 'terbit' | 'tms'
  tenggat?: TenggatField
  /** The deadline shown is the projected end of this later budget. */
  tenggatSampai?: AnggaranHari
  catatan?: CatatanField
  /** Only files of this kind come here. */
  hanya?: JenisIzin
  panel?: PanelBerkas
  hasil?: 'Hasil verifikasi awal' | 'Hasil audit dokumen' | 'Hasil audit lapang' | 'Hasil rekomendasi'
}

const tahap = {
  verifikasi_permohonan: {
    code: 10,
    label: 'Permohonan Baru',
    tab: 'permohonan',
    turn: ['sekretariat'],
    runs: 'permohonan',
    tenggat: 'tenggat_audit_dokumen',
    tenggatSampai: 'audit_dokumen',
  },
  penunjukan_auditor: {
    code: 10,
    label: 'Permohonan Baru',
    tab: 'permohonan',
    turn: ['koordinator'],
    runs: 'permohonan',
    tenggat: 'tenggat_audit_dokumen',
    tenggatSampai: 'audit_dokumen',
  },
  perbaikan_permohonan: {
    code: 11,
    label: 'Perbaikan Permohonan Baru',
    tab: 'permohonan',
    turn: ['pemohon'],
    staff: ['sekretariat'],
    waits: 'perbaikan_permohonan',
    tenggat: 'tenggat_perbaikan_audit_dokumen',
    catatan: 'keterangan_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
  },
  audit_dokumen: {
    code: 20,
    label: 'Audit Dokumen',
    tab: 'audit_dokumen',
    turn: ['tim'],
    runs: 'audit_dokumen',
    tenggat: 'tenggat_audit_dokumen',
    hasil: 'Hasil verifikasi awal',
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
  },
  audit_lapang: {
    code: 30,
    label: 'Audit Lapang',
    tab: 'audit_lapang',
    turn: ['tim'],
    runs: 'audit_lapang',
    hanya: 'sppb_psat',
    panel: 'ceklis',
    tenggat: 'tenggat_audit_lapang',
    hasil: 'Hasil audit dokumen',
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
  },
  rekomendasi: {
    code: 40,
    label: 'Rekomendasi',
    tab: 'audit_lapang',
    turn: ['komtek'],
    runs: 'rekomendasi',
    tenggat: 'tenggat_sidang_komtek',
    hasil: 'Hasil audit lapang',
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
  },
  penagihan: {
    code: 50,
    label: 'Pembayaran PNBP',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    hasil: 'Hasil rekomendasi',
    panel: 'tagihan',
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
  },
  pemeriksaan_pembayaran: {
    code: 51,
    label: 'Menunggu Pembayaran PNBP',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    catatan: 'keterangan_audit',
    panel: 'pembayaran',
  },
  penerbitan_nomor: {
    code: 60,
    label: 'Penerbitan Nomor',
    tab: 'lampiran_teknis',
    turn: ['sekretariat'],
    runs: 'penerbitan',
    panel: 'nomor',
  },
  terbit: {
    code: 70,
    label: 'Terbit Sertifikat',
    tab: 'terbit',
    turn: [],
    ends: 'terbit',
    panel: 'sertifikat',
  },
  ditolak: {
    code: 99,
    label: 'Ditolak',
    tab: 'ditolak',
    turn: [],
    ends: 'tms',
    catatan: 'keterangan_audit',
  },
} as const satisfies Record<string, Tahap>

export type NamaTahap = keyof typeof tahap

export const tahapPengajuan: Record<NamaTahap, Tahap> = tahap

const semua = Object.keys(tahap) as NamaTahap[]

/** The stages a file may end at without its certificate. */
export const tahapTms = semua.filter((nama) => tahapPengajuan[nama].ends === 'tms')

/** Where this holder has the turn, or answers for the stage while the applicant has it. */
export function tahapPemegang(pemegang: Pemegang): NamaTahap[] {
  return semua.filter((nama) => {
    const place = tahapPengajuan[nama]
    return place.turn.includes(pemegang) || ('waits' in place && place.staff.includes(pemegang))
  })
}

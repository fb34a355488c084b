import type { Condition, Vocabulary } from '@portal/domain/platform/workflow/workflow'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '../../jenis/jenis-pengajuan.ts'
import type { AktorPsat, Pemegang, Penugasan, TimAudit } from '../pemegang.ts'
import type { AnggaranHari } from './hari.ts'
import type { NamaTahap } from './tahap.ts'

/** What the workflow has to know of an application. */
export interface FaktaPelaku extends Penugasan {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  /** The issued permit it starts from: in the registry, or older than the portal and proved by its certificate. */
  izinAsal: 'registri' | 'sertifikat' | null
  pemilikBaruSetuju: boolean
  temuanTerbuka: number
  /** Items of the field audit's checklist without a judgement. */
  ceklisKurang: number
  /** PNBP in rupiah, from the tariff master. */
  tarif: number
  nomor: string | null
  /** Requests for more time: one per stage, over all its rounds. */
  tambahanWaktu: Partial<Record<NamaTahap, 'diminta' | 'diberikan' | 'ditolak'>>
}

/** What is known when an application comes in. */
export function faktaAwal(
  auditType: JenisIzin,
  jenisPengajuan: JenisPengajuan,
  perusahaan_id: number,
): FaktaPelaku {
  return {
    auditType,
    jenisPengajuan,
    perusahaan_id,
    izinAsal: null,
    pemilikBaruSetuju: false,
    tim: null,
    temuanTerbuka: 0,
    ceklisKurang: 0,
    tarif: 0,
    nomor: null,
    tambahanWaktu: {},
  }
}

/** What the steps bring along; files are named by their key. */
export interface MasukanPelaku {
  tim?: TimAudit
  suratTugas?: string
  tanggalPenugasan?: string
  tagihan?: { nominal: number }
  buktiBayar?: string
  nomor?: string
  dokumenDitolak?: string
  /** By the number of the finding. */
  jawaban?: Readonly<Record<string, { jawaban: string; berkas?: string | null | undefined }>>
}

/** What the server does in the transaction of the step. */
export type EfekPelaku =
  /** An immutable copy of all that was sent in, to compare revisions with. */
  | 'simpan_salinan'
  /** Findings drafted at the stage, or answered but not accepted, go out to the applicant. */
  | 'kirim_temuan'
  /** Every open finding must have its answer. */
  | 'jawab_temuan'
  /** Whoever takes this step has accepted the answers. */
  | 'tutup_terjawab'
  /** Findings drafted at the stage and never sent go with it. */
  | 'buang_temuan'
  /** The checklist in force now, where the next stage has one. */
  | 'mulai_ceklis'
  /** What was being written as a revision goes. */
  | 'tutup_draf'
  /** The tariff in force now is the file's from here on. */
  | 'tetapkan_tarif'
  /** In-app and by mail, to whoever's turn it becomes. */
  | 'beritahu_giliran'
  | 'beritahu_pemohon'
  /** To the staff who had the turn or answer for the stage. */
  | 'beritahu_petugas'
  /** To everyone of the team, whoever has the turn. */
  | 'beritahu_tim'
  /** Into the outbox, by the table of OSS statuses. */
  | 'kirim_oss'
  /** No entry of the registry gets the number from here on. */
  | 'pesan_nomor'
  /** The number has become an entry, or never will. */
  | 'lepas_nomor'
  | 'buat_sertifikat'
  /** A new or renewed entry of type 5 or 6 in the registry. */
  | 'tulis_registri'

/** What its steps ask with. */
export const formPelaku = [
  'isian',
  'perbaikan',
  'catatan',
  'hasilAudit',
  'keputusanKomtek',
  'tim',
  'penolakan',
  'penarikan',
  'mintaWaktu',
  'beriWaktu',
  'tolakWaktu',
  'tagihan',
  'gantiTagihan',
  'tanpaBayar',
  'buktiBayar',
  'periksaBukti',
  'nomor',
  'sertifikat',
] as const
export type FormPelaku = (typeof formPelaku)[number]

type PadaTahap = FaktaPelaku & { stage: NamaTahap }

export const syarat = {
  jenis_dilayani: {
    test: ({ auditType, jenisPengajuan }) => kodeIzin[auditType][jenisPengajuan] !== undefined,
    why: 'Jenis pengajuan ini tidak ada untuk izin tersebut.',
  },
  izin_asal_ada: {
    test: ({ jenisPengajuan, izinAsal }) => jenisPengajuan === 'permohonan_baru' || izinAsal !== null,
    why: 'Pilih izin yang sudah terbit, atau unggah sertifikat lamanya.',
  },
  pemilik_baru_setuju: {
    test: ({ jenisPengajuan, pemilikBaruSetuju }) => jenisPengajuan !== 'pengalihan' || pemilikBaruSetuju,
    why: 'Pemilik baru belum menyetujui pengalihan ini.',
  },
  temuan_selesai: {
    test: ({ temuanTerbuka }) => temuanTerbuka === 0,
    why: 'Masih ada temuan yang belum ditutup.',
  },
  ceklis_lengkap: {
    test: ({ ceklisKurang }) => ceklisKurang === 0,
    why: ({ ceklisKurang }) => `${ceklisKurang} butir daftar periksa belum dinilai.`,
  },
  bertarif: { test: ({ tarif }) => tarif > 0, why: 'Tarifnya Rp0, jadi tidak ada tagihan.' },
  tanpa_tarif: { test: ({ tarif }) => tarif === 0, why: 'Ada tarif PNBP. Terbitkan tagihan lebih dahulu.' },
  bernomor: {
    test: ({ nomor }) => nomor !== null,
    why: 'Nomor belum ada. Isi nomor sebelum menerbitkan sertifikat.',
  },
  belum_bernomor: {
    test: ({ nomor }) => nomor === null,
    why: 'Nomor sudah diterbitkan, jadi pengajuan tidak dapat ditarik lagi.',
  },
  belum_minta_waktu: {
    test: ({ stage, tambahanWaktu }) => tambahanWaktu[stage] === undefined,
    why: 'Tambahan waktu hanya dapat diminta satu kali pada tahap ini.',
  },
  waktu_diminta: {
    test: ({ stage, tambahanWaktu }) => tambahanWaktu[stage] === 'diminta',
    why: 'Tidak ada permintaan tambahan waktu yang menunggu jawaban.',
  },
} satisfies Record<string, Condition<[PadaTahap]>>

export const bawaan = {
  tim: {
    // One person does not check his own work.
    test: ({ tim }) =>
      tim !== undefined &&
      tim.auditor.length > 0 &&
      new Set([tim.lead, ...tim.auditor]).size === tim.auditor.length + 1,
    why: 'Pilih satu lead auditor dan sedikitnya satu auditor lain.',
  },
  surat_tugas: {
    test: ({ suratTugas, tanggalPenugasan }) => Boolean(suratTugas && tanggalPenugasan),
    why: 'Lengkapi surat tugas dan tanggal penugasan.',
  },
  tagihan: { test: ({ tagihan }) => (tagihan?.nominal ?? 0) > 0, why: 'Lengkapi data tagihan PNBP.' },
  bukti_bayar: { test: ({ buktiBayar }) => Boolean(buktiBayar), why: 'Unggah bukti pembayaran.' },
  nomor: { test: ({ nomor }) => Boolean(nomor?.trim()), why: 'Isi nomor yang akan diterbitkan.' },
  surat_penolakan: { test: ({ dokumenDitolak }) => Boolean(dokumenDitolak), why: 'Unggah surat penolakan.' },
} satisfies Record<string, Condition<[MasukanPelaku]>>

export interface KosakataPelaku extends Vocabulary {
  stage: NamaTahap
  holder: Pemegang
  guard: keyof typeof syarat
  need: keyof typeof bawaan
  budget: AnggaranHari
  effect: EfekPelaku
  form: FormPelaku
  facts: FaktaPelaku
  input: MasukanPelaku
  actor: AktorPsat
}

import type { Condition, Guard, Vocabulary } from '@portal/domain/platform/workflow/workflow'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '../../jenis/jenis-pengajuan.ts'
import type { AktorPsat, Pemegang, Penugasan, TimAudit } from '../pemegang.ts'
import {
  type FaktaPemeriksaan,
  type MasukanPemeriksaan,
  pemeriksaanAwal,
  syaratPemeriksaan,
} from '../pemeriksaan.ts'
import type { AnggaranHari } from './hari.ts'
import type { NamaTahap } from './tahap.ts'

export interface FaktaPelaku extends Penugasan, FaktaPemeriksaan {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  /**
   * Permit that the application starts from: in the registry, or older than the portal and proved by its certificate.
   */
  izinAsal: 'registri' | 'sertifikat' | null
  pemilikBaruSetuju: boolean
  /** PNBP in rupiah, from the tariff master. */
  tarif: number
  nomor: string | null
  /** Requests for more time: one per stage, across all rounds. */
  tambahanWaktu: Partial<Record<NamaTahap, 'diminta' | 'diberikan' | 'ditolak'>>
}

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
    ...pemeriksaanAwal,
    tarif: 0,
    nomor: null,
    tambahanWaktu: {},
  }
}

/** Input of the steps. Files are named by their storage key. */
export interface MasukanPelaku extends MasukanPemeriksaan {
  tim?: TimAudit
  suratTugas?: string
  tanggalPenugasan?: string
  tagihan?: { nominal: number }
  buktiBayar?: string
  nomor?: string
  dokumenDitolak?: string
  /** Keyed by the id of the finding. */
  jawaban?: Readonly<Record<string, { jawaban: string; berkas?: string | null | undefined }>>
}

/** Effects that the server runs in the transaction of the step. */
export type EfekPelaku =
  /** Stores an immutable copy of the submission for the comparison of revisions. */
  | 'simpan_salinan'
  /** Sends the applicant the findings that the stage prepared, or whose answer was not accepted. */
  | 'kirim_temuan'
  /** Stores the answers. Every open finding must have one. */
  | 'jawab_temuan'
  /** Deletes findings that the stage prepared but never sent. */
  | 'buang_temuan'
  /** Ends the agreement about a visit: as carried out, or as cancelled. */
  | 'akhiri_kunjungan'
  /** Copies the current checklist to the file, if the next stage has one. */
  | 'mulai_ceklis'
  /** Deletes the draft of a revision. */
  | 'tutup_draf'
  /** Fixes the current tariff for the file. */
  | 'tetapkan_tarif'
  /** Notifies the next holder in the portal and by mail. */
  | 'beritahu_giliran'
  | 'beritahu_pemohon'
  /** Notifies the staff who had the turn or are responsible for the stage. */
  | 'beritahu_petugas'
  /** Notifies the whole team, regardless of the turn. */
  | 'beritahu_tim'
  /** Adds a message to the outbox, according to the table of OSS statuses. */
  | 'kirim_oss'
  /** Reserves the number, so that no other registry entry gets it. */
  | 'pesan_nomor'
  /** Releases the reservation, because the registry entry has the number or the file has ended. */
  | 'lepas_nomor'
  | 'buat_sertifikat'
  /** Writes a new or renewed registry entry of type 5 or 6. */
  | 'tulis_registri'

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
    why: 'Jenis permohonan ini tidak ada untuk izin tersebut.',
  },
  izin_asal_ada: {
    test: ({ jenisPengajuan, izinAsal }) => jenisPengajuan === 'permohonan_baru' || izinAsal !== null,
    why: 'Pilih izin yang sudah terbit, atau unggah sertifikat lamanya.',
  },
  pemilik_baru_setuju: {
    test: ({ jenisPengajuan, pemilikBaruSetuju }) => jenisPengajuan !== 'pengalihan' || pemilikBaruSetuju,
    why: 'Pemilik baru belum menyetujui pengalihan ini.',
  },
  ...syaratPemeriksaan,
  bertarif: { test: ({ tarif }) => tarif > 0, why: 'Tarifnya Rp0, jadi tidak ada tagihan.' },
  tanpa_tarif: { test: ({ tarif }) => tarif === 0, why: 'Ada tarif PNBP. Terbitkan tagihan lebih dahulu.' },
  bernomor: {
    test: ({ nomor }) => nomor !== null,
    why: 'Nomor belum ada. Isi nomor sebelum menerbitkan sertifikat.',
  },
  belum_bernomor: {
    test: ({ nomor }) => nomor === null,
    why: 'Nomor sudah diterbitkan, jadi permohonan tidak dapat ditarik lagi.',
  },
  belum_minta_waktu: {
    test: ({ stage, tambahanWaktu }) => tambahanWaktu[stage] === undefined,
    why: 'Tambahan waktu hanya dapat diminta satu kali pada tahap ini.',
  },
  waktu_diminta: {
    test: ({ stage, tambahanWaktu }) => tambahanWaktu[stage] === 'diminta',
    why: 'Tidak ada permintaan tambahan waktu yang menunggu jawaban.',
  },
} satisfies Record<string, Guard<[PadaTahap], MasukanPelaku>>

export const bawaan = {
  tim: {
    // A person must not check their own work.
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

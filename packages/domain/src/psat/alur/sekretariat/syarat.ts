import type { Condition, Vocabulary } from '@portal/domain/platform/workflow/workflow'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '../../jenis/jenis-pengajuan.ts'
import type { FormPelaku } from '../pelaku/syarat.ts'
import type { AktorPsat, Penugasan, TimAudit } from '../pemegang.ts'
import type { AnggaranSekretariat } from './hari.ts'
import type { PemegangSekretariat } from './pemegang.ts'
import type { NamaTahapSekretariat } from './tahap.ts'

/** How far OSS has come with the licence of the file: none taken, nothing sent, no answer yet, answered. */
export type KeadaanOss = 'tanpa' | 'belum' | 'menunggu' | 'diterima'

/** What the workflow has to know of a file that the secretariat entered. */
export interface FaktaSekretariat extends Penugasan {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  izinAsal: 'registri' | 'sertifikat' | null
  /** The stage that asked for the revision under way. */
  peminta: NamaTahapSekretariat | null
  ceklisKurang: number
  nomor: string | null
  /** Who made the attachment as it stands, and who has approved it; whom they stood in for among them. */
  pembuatLampiran: readonly number[]
  penyetujuLampiran: readonly number[]
  oss: KeadaanOss
}

export function faktaSekretariatAwal(
  auditType: JenisIzin,
  jenisPengajuan: JenisPengajuan,
  perusahaan_id: number,
): FaktaSekretariat {
  return {
    auditType,
    jenisPengajuan,
    perusahaan_id,
    izinAsal: null,
    tim: null,
    peminta: null,
    ceklisKurang: 0,
    nomor: null,
    pembuatLampiran: [],
    penyetujuLampiran: [],
    oss: 'tanpa',
  }
}

export interface MasukanSekretariat {
  tim?: TimAudit
  /** Who takes the step, and in whose place, for what only some may do after others. */
  oleh?: readonly number[]
  nomor?: string
  sidang?: { hadir: number; kuorum: number }
  sertifikat?: string
  /** Why the certificate does not wait for OSS. */
  tanpaOss?: string
  /** By the number of the finding. */
  jawaban?: Readonly<Record<string, { jawaban: string; berkas?: string | null | undefined }>>
}

/** What the server does in the transaction of the step. */
export type EfekSekretariat =
  | 'simpan_salinan'
  | 'kirim_temuan'
  | 'jawab_temuan'
  | 'tutup_terjawab'
  | 'buang_temuan'
  | 'mulai_ceklis'
  | 'beritahu_giliran'
  /** The team that takes over. */
  | 'beritahu_auditor'
  | 'beritahu_lead_auditor'
  | 'beritahu_pemohon'
  /** The number on the attachment is nobody else's from here on, or free again. */
  | 'pesan_nomor'
  | 'lepas_nomor'
  | 'tutup_draf'
  | 'kirim_oss'
  /** Drawn, signed or compared by whoever takes the step. */
  | 'susun_lampiran'
  | 'tanda_tangan'
  | 'tulis_registri'

export const formSekretariat = [
  'revisiBerkas',
  'pilihAuditor',
  'kembalikanTugas',
  'sidang',
  'lampiran',
  'setujuiLampiran',
  'tandaTangan',
  'kirimOss',
  'unggahSertifikat',
  'tolakBerkas',
] as const
export type FormSekretariat = (typeof formSekretariat)[number] | Extract<FormPelaku, 'isian' | 'hasilAudit'>

/** Whoever of an actor and those he stands in for is among these people. */
function terlibat({ id, mewakili = [] }: AktorPsat, people: readonly number[]): string | undefined {
  if (people.includes(id)) return 'Anda'
  const absent = mewakili.find((orang) => people.includes(orang.id))
  return absent && `${absent.nama}, yang Anda wakili,`
}

type PadaTahap = FaktaSekretariat & { stage: NamaTahapSekretariat }

export const syaratSekretariat = {
  jenis_dilayani: {
    test: ({ auditType, jenisPengajuan }) => kodeIzin[auditType][jenisPengajuan] !== undefined,
    why: 'Jenis pengajuan ini tidak ada untuk izin tersebut.',
  },
  izin_asal_ada: {
    test: ({ jenisPengajuan, izinAsal }) => jenisPengajuan === 'permohonan_baru' || izinAsal !== null,
    why: 'Pilih izin yang sudah terbit, atau unggah sertifikat lamanya.',
  },
  ceklis_lengkap: {
    test: ({ ceklisKurang }) => ceklisKurang === 0,
    why: ({ ceklisKurang }) => `${ceklisKurang} butir daftar periksa belum dinilai.`,
  },
  perubahan_edar: {
    test: ({ auditType, jenisPengajuan }) =>
      auditType === 'izin_edar_pl' && jenisPengajuan === 'perubahan_data',
    why: 'Data perubahan hanya ada pada perubahan data izin edar.',
  },
  pengalihan_edar: {
    test: ({ auditType, jenisPengajuan }) => auditType === 'izin_edar_pl' && jenisPengajuan === 'pengalihan',
    why: 'Data pengalihan hanya ada pada pengalihan izin edar.',
  },
  // Two approvals by two people, and neither of them wrote it; a deputy is one with whom he stands in for.
  bukan_pembuat: {
    test: ({ pembuatLampiran, penyetujuLampiran }, actor) =>
      !terlibat(actor, pembuatLampiran) && !terlibat(actor, penyetujuLampiran),
    why: ({ pembuatLampiran, penyetujuLampiran }, actor) => {
      const membuat = terlibat(actor, pembuatLampiran)
      if (membuat) return `${membuat} yang membuat lampiran ini, jadi orang lain yang menyetujuinya.`
      const menyetujui = terlibat(actor, penyetujuLampiran) ?? 'Anda'
      return `${menyetujui} sudah menyetujui lampiran ini. Persetujuan kedua oleh orang lain.`
    },
  },
  berizin_oss: {
    test: ({ oss }) => oss !== 'tanpa',
    why: 'Berkas ini tidak memakai izin OSS, jadi tidak ada yang dikirim. Langsung unggah sertifikatnya.',
  },
  belum_dikirim: {
    test: ({ oss }) => oss === 'tanpa' || oss === 'belum',
    why: 'Lampiran ini sudah dikirim ke OSS. Pesannya terlihat di Integrasi OSS.',
  },
} satisfies Record<string, Condition<[PadaTahap, AktorPsat]>>

export const bawaanSekretariat = {
  // One person does not check his own work.
  tim: {
    test: ({ tim }) => tim !== undefined && tim.auditor.length > 0 && !tim.auditor.includes(tim.lead),
    why: 'Lead auditor dan auditor harus dua orang yang berbeda.',
  },
  nomor: { test: ({ nomor }) => Boolean(nomor?.trim()), why: 'Isi nomor izin yang dicetak di lampiran.' },
  kuorum: {
    test: ({ sidang }) => sidang !== undefined && sidang.hadir >= sidang.kuorum,
    why: ({ sidang }) =>
      `Kuorum sidang ${sidang?.kuorum ?? 1} anggota; yang hadir ${sidang?.hadir ?? 0}. Keputusan menunggu sidang yang memenuhi kuorum.`,
  },
  sertifikat: { test: ({ sertifikat }) => Boolean(sertifikat), why: 'Unggah sertifikatnya.' },
  jawaban_oss: {
    test: ({ tanpaOss }, { oss }) => oss === 'tanpa' || oss === 'diterima' || Boolean(tanpaOss?.trim()),
    why: 'OSS belum menjawab. Tunggu jawabannya, atau tulis alasan menerbitkan tanpa menunggu.',
  },
} satisfies Record<string, Condition<[MasukanSekretariat, FaktaSekretariat]>>

export interface KosakataSekretariat extends Vocabulary {
  stage: NamaTahapSekretariat
  holder: PemegangSekretariat
  guard: keyof typeof syaratSekretariat
  need: keyof typeof bawaanSekretariat
  budget: AnggaranSekretariat
  effect: EfekSekretariat
  form: FormSekretariat
  facts: FaktaSekretariat
  input: MasukanSekretariat
  actor: AktorPsat
}

import type { Condition, Guard, Vocabulary } from '@portal/domain/platform/workflow/workflow'
import { type JenisIzin, type JenisPengajuan, kodeIzin } from '../../jenis/jenis-pengajuan.ts'
import type { FormPelaku } from '../pelaku/syarat.ts'
import type { AktorPsat, Penugasan, TimAudit } from '../pemegang.ts'
import {
  type FaktaPemeriksaan,
  type MasukanPemeriksaan,
  pemeriksaanAwal,
  syaratPemeriksaan,
} from '../pemeriksaan.ts'
import type { AnggaranSekretariat } from './hari.ts'
import type { PemegangSekretariat } from './pemegang.ts'
import type { NamaTahapSekretariat } from './tahap.ts'

/** State of the OSS licence of a file: no licence, nothing sent, waiting for the answer, answered. */
export type KeadaanOss = 'tanpa' | 'belum' | 'menunggu' | 'diterima'

export interface FaktaSekretariat extends Penugasan, FaktaPemeriksaan {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  izinAsal: 'registri' | 'sertifikat' | null
  /** Stage that asked for the current revision. */
  peminta: NamaTahapSekretariat | null
  nomor: string | null
  /** Author and approvers of the current attachment, including the people whom a deputy represented. */
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
    ...pemeriksaanAwal,
    nomor: null,
    pembuatLampiran: [],
    penyetujuLampiran: [],
    oss: 'tanpa',
  }
}

export interface MasukanSekretariat extends MasukanPemeriksaan {
  tim?: TimAudit
  /**
   * The person who takes the step and the people whom this person represents. Checks that need two different people use
   * it.
   */
  oleh?: readonly number[]
  nomor?: string
  sidang?: { hadir: number; kuorum: number }
  sertifikat?: string
  tanpaOss?: string
  /** Keyed by the id of the finding. */
  jawaban?: Readonly<Record<string, { jawaban: string; berkas?: string | null | undefined }>>
}

/** Effects that the server runs in the transaction of the step. */
export type EfekSekretariat =
  | 'simpan_salinan'
  | 'kirim_temuan'
  | 'jawab_temuan'
  | 'buang_temuan'
  | 'mulai_ceklis'
  /** Ends the agreement about a visit: as carried out, or as cancelled. */
  | 'akhiri_kunjungan'
  | 'beritahu_giliran'
  /** Notifies the team that takes over. */
  | 'beritahu_auditor'
  | 'beritahu_lead_auditor'
  | 'beritahu_pemohon'
  /** Reserves the number of the attachment for this file, or releases it. */
  | 'pesan_nomor'
  | 'lepas_nomor'
  | 'tutup_draf'
  | 'kirim_oss'
  /** The service that takes the step runs these effects itself and passes the result as proof. */
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

/** Returns a name for the actor, or for a person whom the actor represents, if the list contains one of them. */
function terlibat({ id, mewakili = [] }: AktorPsat, people: readonly number[]): string | undefined {
  if (people.includes(id)) return 'Anda'
  const absent = mewakili.find((orang) => people.includes(orang.id))
  return absent && `${absent.nama}, yang Anda wakili,`
}

type PadaTahap = FaktaSekretariat & { stage: NamaTahapSekretariat }

export const syaratSekretariat = {
  jenis_dilayani: {
    test: ({ auditType, jenisPengajuan }) => kodeIzin[auditType][jenisPengajuan] !== undefined,
    why: 'Jenis permohonan ini tidak ada untuk izin tersebut.',
  },
  izin_asal_ada: {
    test: ({ jenisPengajuan, izinAsal }) => jenisPengajuan === 'permohonan_baru' || izinAsal !== null,
    why: 'Pilih izin yang sudah terbit, atau unggah sertifikat lamanya.',
  },
  ...syaratPemeriksaan,
  perubahan_edar: {
    test: ({ auditType, jenisPengajuan }) =>
      auditType === 'izin_edar_pl' && jenisPengajuan === 'perubahan_data',
    why: 'Data perubahan hanya ada pada perubahan data izin edar.',
  },
  pengalihan_edar: {
    test: ({ auditType, jenisPengajuan }) => auditType === 'izin_edar_pl' && jenisPengajuan === 'pengalihan',
    why: 'Data pengalihan hanya ada pada pengalihan izin edar.',
  },
  // Two different people must approve, and neither may be the author. A deputy counts as the represented person.
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
    why: 'Lampiran ini sudah dikirim ke OSS. Lihat pesannya di Pesan OSS.',
  },
} satisfies Record<string, Guard<[PadaTahap, AktorPsat], MasukanSekretariat>>

export const bawaanSekretariat = {
  // A person must not check their own work.
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

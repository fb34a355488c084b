import { formatDate, formatNumber } from '../../platform/format.ts'
import type { Condition, Guard } from '../../platform/workflow/workflow.ts'

/** Field audit of a file, as its gates read it. */
export interface FaktaLapang {
  /** Today in Jakarta. */
  hariIni: string
  /** Date of the audit. */
  tanggal: string | null
  /** Checklist items judged "Tidak sesuai" that have neither a finding nor a note. */
  tanpaKeterangan: readonly string[]
  /** First day of the visit that both sides agreed on. Null for a file without such a visit. */
  kunjungan: string | null
}

/** Facts that the gates of an examination read, on both tracks. */
export interface FaktaPemeriksaan {
  /** Number of findings that are prepared, sent or answered, but not closed. */
  temuanTerbuka: number
  /** Number of documents without a verdict at this stage: neither marked as conforming nor with a finding. */
  dokumenBelum: number
  /** Number of checklist items without a judgement. */
  ceklisKurang: number
  lapang: FaktaLapang
}

export interface MasukanPemeriksaan {
  /** Why the field audit ends before the agreed visit. */
  alasanKunjungan?: string | null | undefined
}

export const pemeriksaanAwal: FaktaPemeriksaan = {
  temuanTerbuka: 0,
  dokumenBelum: 0,
  ceklisKurang: 0,
  lapang: { hariIni: '', tanggal: null, tanpaKeterangan: [], kunjungan: null },
}

type Diperiksa = [file: FaktaPemeriksaan]

const tanggalAudit: Condition<Diperiksa> = {
  test: ({ lapang: { tanggal, hariIni } }) => tanggal !== null && tanggal <= hariIni,
  why: ({ lapang: { tanggal } }) =>
    tanggal === null
      ? 'Tanggal audit lapang belum diisi.'
      : `Tanggal audit lapang, ${formatDate(tanggal)}, belum tiba.`,
}

const hariKunjungan: Guard<Diperiksa, MasukanPemeriksaan> = {
  test: ({ lapang: { kunjungan, hariIni } }) => kunjungan === null || kunjungan <= hariIni,
  why: ({ lapang: { kunjungan } }) =>
    `Kunjungan disepakati ${formatDate(kunjungan ?? '')} dan belum berlangsung. Selesaikan sesudahnya, atau jelaskan mengapa lebih awal.`,
  waiver: ({ alasanKunjungan }) => alasanKunjungan,
}

/** Gates of an examination that both tracks share. */
export const syaratPemeriksaan = {
  dokumen_diperiksa: {
    test: ({ dokumenBelum }: FaktaPemeriksaan) => dokumenBelum === 0,
    why: ({ dokumenBelum }: FaktaPemeriksaan) => `${formatNumber(dokumenBelum)} dokumen belum diperiksa.`,
  },
  temuan_selesai: {
    test: ({ temuanTerbuka }: FaktaPemeriksaan) => temuanTerbuka === 0,
    why: ({ temuanTerbuka }: FaktaPemeriksaan) =>
      `${formatNumber(temuanTerbuka)} temuan belum ditutup. Tutup atau hapus temuannya, atau minta perbaikan.`,
  },
  ceklis_lengkap: {
    test: ({ ceklisKurang }: FaktaPemeriksaan) => ceklisKurang === 0,
    why: ({ ceklisKurang }: FaktaPemeriksaan) =>
      `${formatNumber(ceklisKurang)} butir daftar periksa belum dinilai.`,
  },
  tidak_sesuai_beralasan: {
    test: ({ lapang }: FaktaPemeriksaan) => lapang.tanpaKeterangan.length === 0,
    why: ({ lapang }: FaktaPemeriksaan) =>
      `Butir ${lapang.tanpaKeterangan.join(', ')} dinilai tidak sesuai tanpa temuan atau catatan.`,
  },
  tanggal_audit: tanggalAudit,
  hari_kunjungan: hariKunjungan,
} satisfies Record<string, Guard<Diperiksa, MasukanPemeriksaan>>

/** Gates at the end of a stage that checks the documents one by one. */
export const gerbangDokumen = [
  'temuan_selesai',
  'dokumen_diperiksa',
] as const satisfies (keyof typeof syaratPemeriksaan)[]

/** Gates at the end of the field audit. */
export const gerbangLapang = [
  'ceklis_lengkap',
  'tidak_sesuai_beralasan',
  'tanggal_audit',
  'temuan_selesai',
  'hari_kunjungan',
] as const satisfies (keyof typeof syaratPemeriksaan)[]

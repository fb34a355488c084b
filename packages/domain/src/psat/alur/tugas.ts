import { formatNumber, formatRupiah } from '../../platform/format.ts'
import { type Kini, tugasKunjungan } from '../lapang/kunjungan.ts'
import type { NamaAlur, TugasTahap } from './alur.ts'
import type { LangkahBersama } from './form-langkah.ts'
import { alurOf, tahapOf } from './semua-alur.ts'

export interface FaktaTugas {
  /** Findings that wait for the applicant, and findings that the applicant has answered. */
  temuan: number
  jawaban: number
  tagihan: number
  /** For a stage with a checklist: the visit, and whether any item has a judgement. */
  kunjungan: Kini | null
  dinilai: boolean
}

export const tanpaFakta: FaktaTugas = { temuan: 0, jawaban: 0, tagihan: 0, kunjungan: null, dinilai: false }

const terhitung: Record<NonNullable<TugasTahap['hitung']>, (n: number) => string> = {
  temuan: (n) => `Jawab ${formatNumber(n)} temuan`,
  jawaban: (n) => `Periksa ${formatNumber(n)} jawaban`,
  tagihan: (n) => `Bayar ${formatRupiah(n)}`,
}

interface Berkas {
  alur: NamaAlur
  tahap: string
  nomor?: string | null
  id_izin_oss?: number | null
}

/** Once the number is assigned, only the certificate remains. */
const menerbitkan: TugasTahap = {
  judul: 'Terbitkan sertifikat',
  ringkas: 'Penerbitan sertifikat',
  arahan: 'Nomornya sudah terisi. Periksa isi sertifikat, lalu terbitkan.',
  tombol: 'Terbitkan sertifikat',
}

export function tugasTahapOf(file: Berkas): TugasTahap | undefined {
  const { tugas, panel } = tahapOf(file)
  if (panel === 'nomor' && file.nomor) return menerbitkan
  return tugas?.tanpaOss && file.id_izin_oss === null ? { ...tugas, ...tugas.tanpaOss } : tugas
}

/** Returns the task of the visit while the visit comes before the checklist. */
export function tugasKunjunganOf(file: Berkas, fakta: FaktaTugas, today: string) {
  const { panel } = tahapOf(file)
  if (panel !== 'ceklis' || fakta.dinilai || fakta.jawaban > 0) return undefined
  const holders = Object.values(alurOf(file.alur).pemegang)
  const sendiri = !holders.some(({ bagian }) => bagian === 'perusahaan')
  return tugasKunjungan(fakta.kunjungan, { today, sendiri })
}

/** Returns the next step for list rows and mails: "Jawab 3 temuan", "Bayar Rp1.500.000", "Periksa kelengkapan". */
export function langkahTugas(file: Berkas, fakta: FaktaTugas, today: string): string {
  const tugas = tugasTahapOf(file)
  if (!tugas) return tahapOf(file).label
  const n = tugas.hitung ? fakta[tugas.hitung] : 0
  if (tugas.hitung && n > 0) return terhitung[tugas.hitung](n)
  return tugasKunjunganOf(file, fakta, today)?.tombol ?? tugas.tombol
}

/** Bulk steps by the form names of both tracks. */
const formBersama: Partial<Record<string, LangkahBersama>> = {
  tim: 'tim',
  pilihAuditor: 'tim',
  tandaTangan: 'tandaTangan',
}

/** Returns the bulk step of a stage: appoint a first team, or sign. */
export function langkahBersama({ alur, tahap }: { alur: NamaAlur; tahap: string }): LangkahBersama | null {
  for (const { form, from, to } of Object.values(alurOf(alur).workflow.actions)) {
    const bersama = formBersama[form]
    if (bersama && to !== undefined && from.includes(tahap)) return bersama
  }
  return null
}

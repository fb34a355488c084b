import { formatNumber, formatRupiah } from '../../platform/format.ts'
import { type Kini, tugasKunjungan } from '../lapang/kunjungan.ts'
import type { NamaAlur, TugasTahap } from './alur.ts'
import type { LangkahBersama } from './form-langkah.ts'
import { alurOf, tahapOf } from './semua-alur.ts'

/** What is known of a file that its next step may count. */
export interface FaktaTugas {
  /** Findings that wait for the applicant, and those he has answered. */
  temuan: number
  jawaban: number
  /** Of the bill in force, in rupiah. */
  tagihan: number
  /** Where the checklist is filled in on site: the visit, and whether any item is judged yet. */
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
  /** Of the permit, where it is written already. */
  nomor?: string | null
}

/** Once the number is written only the certificate is left to be issued. */
const menerbitkan: TugasTahap = {
  judul: 'Terbitkan sertifikat',
  arahan: 'Nomornya sudah terisi. Periksa isi sertifikat, lalu terbitkan.',
  tombol: 'Terbitkan sertifikat',
}

/** What is done at this stage by how far the file is in it. */
export function tugasTahapOf(file: Berkas): TugasTahap | undefined {
  const { tugas, panel } = tahapOf(file)
  return panel === 'nomor' && file.nomor ? menerbitkan : tugas
}

/** The visit, where it comes before the checklist of this stage. */
export function tugasKunjunganOf(file: Berkas, fakta: FaktaTugas, today: string) {
  const { panel } = tahapOf(file)
  if (panel !== 'ceklis' || fakta.dinilai || fakta.jawaban > 0) return undefined
  const holders = Object.values(alurOf(file.alur).pemegang)
  const sendiri = !holders.some(({ bagian }) => bagian === 'perusahaan')
  return tugasKunjungan(fakta.kunjungan, { today, sendiri })
}

/** "Jawab 3 temuan", "Bayar Rp1.500.000", "Periksa kelengkapan": the next step as a row and a mail call it. */
export function langkahTugas(file: Berkas, fakta: FaktaTugas, today: string): string {
  const tugas = tugasTahapOf(file)
  if (!tugas) return tahapOf(file).label
  const n = tugas.hitung ? fakta[tugas.hitung] : 0
  if (tugas.hitung && n > 0) return terhitung[tugas.hitung](n)
  return tugasKunjunganOf(file, fakta, today)?.tombol ?? tugas.tombol
}

/** By the forms that their steps ask with in either track. */
const formBersama: Partial<Record<string, LangkahBersama>> = {
  tim: 'tim',
  pilihAuditor: 'tim',
  tandaTangan: 'tandaTangan',
}

/** What may be done at this stage for several files at once: appoint a team where none is yet, or sign. */
export function langkahBersama({ alur, tahap }: { alur: NamaAlur; tahap: string }): LangkahBersama | null {
  for (const { form, from, to } of Object.values(alurOf(alur).workflow.actions)) {
    const bersama = formBersama[form]
    if (bersama && to !== undefined && from.includes(tahap)) return bersama
  }
  return null
}

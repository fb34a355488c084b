import { formatNumber, formatRupiah } from '../../platform/format.ts'
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
}

export const tanpaFakta: FaktaTugas = { temuan: 0, jawaban: 0, tagihan: 0 }

const terhitung: Record<NonNullable<TugasTahap['hitung']>, (n: number) => string> = {
  temuan: (n) => `Jawab ${formatNumber(n)} temuan`,
  jawaban: (n) => `Periksa ${formatNumber(n)} jawaban`,
  tagihan: (n) => `Bayar ${formatRupiah(n)}`,
}

/** "Jawab 3 temuan", "Bayar Rp1.500.000", "Periksa kelengkapan": the next step as a row and a mail call it. */
export function langkahTugas(file: { alur: NamaAlur; tahap: string }, fakta: FaktaTugas): string {
  const { tugas, label } = tahapOf(file)
  if (!tugas) return label
  const n = tugas.hitung ? fakta[tugas.hitung] : 0
  return tugas.hitung && n > 0 ? terhitung[tugas.hitung](n) : tugas.tombol
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

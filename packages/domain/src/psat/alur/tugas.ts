import { formatNumber, formatRupiah } from '../../platform/format.ts'
import type { NamaAlur, TugasTahap } from './alur.ts'
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

/** What the steps that appoint a team ask with, in either track. */
const formTim = new Set(['tim', 'pilihAuditor'])

/** Whether the step at this stage is to appoint the team, which several files may get at once. */
export function menungguTim({ alur, tahap }: { alur: NamaAlur; tahap: string }): boolean {
  const actions = Object.values(alurOf(alur).workflow.actions)
  return actions.some(({ form, from, to }) => formTim.has(form) && to !== undefined && from.includes(tahap))
}

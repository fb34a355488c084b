import type { Izin } from '../data.ts'

/** What a method answers; `catat` makes it so, and a fault may come before or after it. */
export interface Jawaban {
  http: number
  isi: unknown
  catat?: () => void
}

export type Isi = Record<string, unknown>

export const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : '')

export function akar(body: unknown, nama: string): Isi | undefined {
  const isi = (body as Isi | undefined)?.[nama]
  return typeof isi === 'object' && isi !== null && !Array.isArray(isi) ? (isi as Isi) : undefined
}

/** Ids that a push repeats must be the licence's own. */
export function bukanMilik(izin: Izin, isi: Isi): string | undefined {
  for (const nama of ['nib', 'oss_id', 'id_proyek', 'kd_izin'] as const) {
    if (teks(isi[nama]) !== izin[nama]) return nama
  }
  return undefined
}

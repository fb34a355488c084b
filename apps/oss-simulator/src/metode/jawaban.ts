import type { Izin } from '../data.ts'

/**
 * Answer of a method. `record` stores its effect, separately from the answer, so a fault can occur before or after the
 * storing.
 */
export interface Jawaban {
  http: number
  isi: unknown
  record?: () => void
}

export type Isi = Record<string, unknown>

export const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : '')

export function akar(body: unknown, nama: string): Isi | undefined {
  const isi = (body as Isi | undefined)?.[nama]
  return typeof isi === 'object' && isi !== null && !Array.isArray(isi) ? (isi as Isi) : undefined
}

/** Returns the first id of a pushed message that differs from the licence. */
export function bukanMilik(izin: Izin, isi: Isi): string | undefined {
  for (const nama of ['nib', 'oss_id', 'id_proyek', 'kd_izin'] as const) {
    if (teks(isi[nama]) !== izin[nama]) return nama
  }
  return undefined
}

import type { Role } from '../../platform/roles.ts'

/**
 * Roles that work on assigned licence files and may have a deputy. In other roles all accounts see the same records
 * anyway.
 */
export const peranDiwakili: readonly Role[] = [
  'AUDITOR',
  'LEAD_AUDITOR',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
  'PVTPP',
]

export interface Masa {
  dari: string
  sampai: string
}

export type KeadaanWakil = 'berjalan' | 'akan datang' | 'selesai' | 'diakhiri'

/** The first and the last day belong to the leave. */
export function keadaanWakil(
  { dari, sampai, diakhiri }: Masa & { diakhiri: string | Date | null },
  today: string,
): KeadaanWakil {
  if (diakhiri) return 'diakhiri'
  if (sampai < today) return 'selesai'
  return dari > today ? 'akan datang' : 'berjalan'
}

/** Longest leave in days. A longer absence is a change of staff. */
const terlama = 366

export function salahMasa({ dari, sampai }: Masa, today: string): { field: string; message: string } | null {
  if (dari < today) return { field: 'dari', message: 'Pilih hari ini atau sesudahnya.' }
  if (sampai < dari) return { field: 'sampai', message: 'Hari terakhir tidak boleh mendahului hari pertama.' }
  const days = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000 + 1
  if (days > terlama)
    return { field: 'sampai', message: 'Paling lama satu tahun. Pilih hari yang lebih awal.' }
  return null
}

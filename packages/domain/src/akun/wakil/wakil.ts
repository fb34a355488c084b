import type { Role } from '../../platform/roles.ts'

/** Who works on licence files and may be stood in for; everybody else of a role has the same records anyway. */
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

/** Both its first and its last day count. */
export function keadaanWakil(
  { dari, sampai, diakhiri }: Masa & { diakhiri: string | Date | null },
  today: string,
): KeadaanWakil {
  if (diakhiri) return 'diakhiri'
  if (sampai < today) return 'selesai'
  return dari > today ? 'akan datang' : 'berjalan'
}

/** A leave longer than this is a change of staff. */
const terlama = 366

/** What is wrong with the days somebody asks for, by field. */
export function salahMasa({ dari, sampai }: Masa, today: string): { field: string; message: string } | null {
  if (dari < today) return { field: 'dari', message: 'Pilih hari ini atau sesudahnya.' }
  if (sampai < dari) return { field: 'sampai', message: 'Hari terakhir tidak boleh mendahului hari pertama.' }
  const days = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000 + 1
  if (days > terlama)
    return { field: 'sampai', message: 'Paling lama satu tahun. Pilih hari yang lebih awal.' }
  return null
}

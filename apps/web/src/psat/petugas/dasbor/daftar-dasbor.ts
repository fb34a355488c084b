import type { KnownSearch } from '#platform/ui/known-search.ts'
import { type SaringanDasbor, wilayahQuery } from '#psat/petugas/dasbor/saringan-dasbor.ts'

export type SaringanDaftar = Partial<Record<string, string | number | undefined>>

/** The list that a figure counts: files of both kinds and tracks, in the region that is looked at. */
export function daftarBerkas(
  saringan: SaringanDasbor,
  more: SaringanDaftar,
): { to: string; search: KnownSearch } {
  const { provinsiId, kotaId, isInputPusat } = wilayahQuery(saringan)
  const asked = { provinsiId, kotaId, isInputPusat, ...more }
  const search = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return { to: '/psat/admin/report', search: { tab: 'berkas', ...search } }
}

/** Days of entry within the period. */
export const masukDalam = ({ mulai, sampai }: SaringanDasbor): SaringanDaftar => ({
  masukDari: mulai,
  masukSampai: sampai,
})

const penanganNames = {
  SEKRETARIAT: 'sekretariatUserId',
  KOORDINATOR_SEKRETARIAT: 'koorSekretariatUserId',
  SUBKOORDINATOR_SEKRETARIAT: 'subKoorSekretariatUserId',
  AUDITOR: 'auditorUserId',
  LEAD_AUDITOR: 'leadAuditorUserId',
} as const

/** The running files of a person. */
export function bebanDari(role: keyof typeof penanganNames, userId: number): SaringanDaftar {
  return { keluaran: 'proses', [penanganNames[role]]: userId }
}

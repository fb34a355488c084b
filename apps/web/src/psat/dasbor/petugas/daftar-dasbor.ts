import type { KnownSearch } from '#platform/ui/link/known-search.ts'
import { type SaringanDasbor, wilayahQuery } from '#psat/dasbor/petugas/saringan-dasbor.ts'

export type SaringanDaftar = Partial<Record<string, string | number | undefined>>

/** Returns the link to the list of the files that a figure counts. `more` narrows the filters of the dashboard. */
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

/** Files that came in within the period of the dashboard. */
export const masukDalam = ({ mulai, sampai }: SaringanDasbor): SaringanDaftar => ({
  masukDari: mulai,
  masukSampai: sampai,
})

/** Files that ended within the period of the dashboard. */
export const berakhirDalam = ({
  mulai,
  sampai,
}: Pick<SaringanDasbor, 'mulai' | 'sampai'>): SaringanDaftar => ({
  berakhirDari: mulai,
  berakhirSampai: sampai,
})

/**
 * Returns the filter for one group of service times. `per` says what the figures are grouped by, and `key` names the
 * group: a licence kind, a province, or a month or year within the period.
 */
export function kelompokLayanan(per: string, key: string, saringan: SaringanDasbor): SaringanDaftar {
  const within = { layanan: 'seluruhnya', ...berakhirDalam(saringan) }
  if (per === 'auditType') return { ...within, auditType: key }
  if (per === 'provinsi') return { ...within, provinsiId: key }
  const [first, last] = per === 'year' ? [`${key}-01-01`, `${key}-12-31`] : [`${key}-01`, lastDay(key)]
  const { mulai, sampai } = saringan
  return {
    ...within,
    berakhirDari: [mulai, first].sort().at(-1),
    berakhirSampai: [sampai, last].sort().at(0),
  }
}

/** Returns the last day of a month such as "2026-02". */
function lastDay(month: string): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10)
}

const penanganNames = {
  SEKRETARIAT: 'sekretariatUserId',
  KOORDINATOR_SEKRETARIAT: 'koorSekretariatUserId',
  SUBKOORDINATOR_SEKRETARIAT: 'subKoorSekretariatUserId',
  AUDITOR: 'auditorUserId',
  LEAD_AUDITOR: 'leadAuditorUserId',
} as const

/** Running files that this person handles in this role. */
export function bebanDari(role: keyof typeof penanganNames, userId: number): SaringanDaftar {
  return { keluaran: 'proses', [penanganNames[role]]: userId }
}

/** Sums the traders of all rows. Returns null if a row hides a number below five. */
export function banyakPedagang(rows: readonly { total_pedagang: number | null }[]): number | null {
  if (rows.some(({ total_pedagang }) => total_pedagang === null)) return null
  return rows.reduce((sum, { total_pedagang }) => sum + (total_pedagang ?? 0), 0)
}

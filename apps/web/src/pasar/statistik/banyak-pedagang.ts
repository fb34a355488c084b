/** Traders of all rows; null where there are fewer than five, which is not said in public. */
export function banyakPedagang(rows: readonly { total_pedagang: number | null }[]): number | null {
  if (rows.some(({ total_pedagang }) => total_pedagang === null)) return null
  return rows.reduce((sum, { total_pedagang }) => sum + (total_pedagang ?? 0), 0)
}

import { persenDari } from './angka.ts'

/** Sizes of rankings: ten commodities or five regions. The rest becomes one "Lainnya". */
export const teratasKomoditas = 10
export const teratasWilayah = 5
export const lainnya = 'Lainnya'

const byName = new Intl.Collator('id-ID', { numeric: true })

export interface Peringkat {
  /** Null for "Lainnya", which holds all unlisted rows and rows without an id. */
  id: number | null
  nama: string
  count: number
  /** Percentage of the total, with one decimal. */
  percentage: number
}

/** Returns the largest rows first, ties by name, without zero counts. The others become one "Lainnya" at the end. */
export function teratas(
  rows: readonly { id: number | null; nama: string | null; count: number }[],
  most: number,
): Peringkat[] {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const named = rows
    .filter((row): row is { id: number; nama: string; count: number } => row.id !== null && row.count > 0)
    .toSorted((a, b) => b.count - a.count || byName.compare(a.nama, b.nama) || a.id - b.id)
  const shown = named.slice(0, most)
  const rest = total - shown.reduce((sum, { count }) => sum + count, 0)
  const row = (id: number | null, nama: string, count: number): Peringkat => ({
    id,
    nama,
    count,
    percentage: persenDari(count, total),
  })
  return [
    ...shown.map(({ id, nama, count }) => row(id, nama, count)),
    ...(rest > 0 ? [row(null, lainnya, rest)] : []),
  ]
}

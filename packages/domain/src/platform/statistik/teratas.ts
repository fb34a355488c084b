import { persenDari } from './angka.ts'

/** Sections of rankings: ten commodities, five regions, the rest in one. */
export const teratasKomoditas = 10
export const teratasWilayah = 5
export const lainnya = 'Lainnya'

const byName = new Intl.Collator('id-ID', { numeric: true })

export interface Peringkat {
  /** Null: all that is not listed, and what has none. */
  id: number | null
  nama: string
  count: number
  /** Of all that was counted, one decimal. */
  percentage: number
}

/** The largest first, ties by name, those without a figure left out; the others are one "Lainnya" at the end. */
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

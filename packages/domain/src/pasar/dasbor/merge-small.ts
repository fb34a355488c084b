import { terkecilTerbuka } from '../../platform/dasbor/terkecil-terbuka.ts'

interface Cara<T> {
  /** Returns the number of people in a row, one value per separate count (e.g. before and after). */
  besar: (row: T) => readonly number[]
  merge: (rows: readonly T[]) => T
}

interface Gabungan<T> {
  /** Rows that are large enough, in their original order. */
  tampil: T[]
  /** All other rows merged into one. */
  lainnya: T | undefined
  /** True if the merged row is also too small to show. */
  tersembunyi: boolean
}

const few = (sizes: readonly number[]) => sizes.some((size) => size > 0 && size < terkecilTerbuka)
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/**
 * Merges small groups. While the merged group is too small, the next smallest group joins it. Otherwise a reader could
 * subtract the shown groups from the total.
 */
export function mergeSmall<T>(rows: readonly T[], { besar, merge }: Cara<T>): Gabungan<T> {
  const kecil = new Set(rows.filter((row) => few(besar(row))))
  const bySize = rows.filter((row) => !kecil.has(row)).toSorted((a, b) => sum(besar(a)) - sum(besar(b)))
  const lainnyaOf = () => merge(rows.filter((row) => kecil.has(row)))
  if (kecil.size === 0) return { tampil: [...rows], lainnya: undefined, tersembunyi: false }
  for (const next of bySize) {
    if (!few(besar(lainnyaOf()))) break
    kecil.add(next)
  }
  const lainnya = lainnyaOf()
  return { tampil: rows.filter((row) => !kecil.has(row)), lainnya, tersembunyi: few(besar(lainnya)) }
}

import { terkecilTerbuka } from '../../platform/statistik/terkecil-terbuka.ts'

interface Cara<T> {
  /** The people in it; of those that are counted apart (before and after) each. */
  besar: (row: T) => readonly number[]
  gabung: (rows: readonly T[]) => T
}

interface Gabungan<T> {
  /** Large enough to be shown as they are, in their order. */
  tampil: T[]
  /** All others in one. */
  lainnya: T | undefined
  /** Also together they are too few to be shown. */
  tersembunyi: boolean
}

const few = (sizes: readonly number[]) => sizes.some((size) => size > 0 && size < terkecilTerbuka)
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/**
 * Small groups are merged. While they are too few even together, the next smallest joins them: otherwise the sum of all
 * less those shown would tell.
 */
export function gabungKecil<T>(rows: readonly T[], { besar, gabung }: Cara<T>): Gabungan<T> {
  const kecil = new Set(rows.filter((row) => few(besar(row))))
  const bySize = rows.filter((row) => !kecil.has(row)).toSorted((a, b) => sum(besar(a)) - sum(besar(b)))
  const lainnyaOf = () => gabung(rows.filter((row) => kecil.has(row)))
  if (kecil.size === 0) return { tampil: [...rows], lainnya: undefined, tersembunyi: false }
  for (const next of bySize) {
    if (!few(besar(lainnyaOf()))) break
    kecil.add(next)
  }
  const lainnya = lainnyaOf()
  return { tampil: rows.filter((row) => !kecil.has(row)), lainnya, tersembunyi: few(besar(lainnya)) }
}

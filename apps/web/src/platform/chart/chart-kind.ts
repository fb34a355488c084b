/** What drawing, table and keyboard must know about a kind of chart. */
interface Traits {
  /** The figures are parts of a whole, so the table and the CSV add shares. */
  shares: boolean
  /** The chart lists its categories from top to bottom, and the arrow keys follow. */
  lying: boolean
}

/**
 * Kinds of charts. Bars are horizontal and columns vertical. Share bars have equal length. A ranking is sorted, with
 * shares and "Lainnya". Multiples draw one small chart per series.
 */
const kinds = {
  bars: { shares: false, lying: true },
  columns: { shares: false, lying: false },
  'stacked-columns': { shares: false, lying: false },
  'share-bars': { shares: false, lying: true },
  ranking: { shares: true, lying: true },
  lines: { shares: false, lying: false },
  donut: { shares: true, lying: true },
  radar: { shares: false, lying: false },
  multiples: { shares: false, lying: false },
} satisfies Record<string, Traits>

export type ChartKind = keyof typeof kinds

export const chartKinds = Object.keys(kinds) as ChartKind[]

export const hasShares = (kind: ChartKind): boolean => kinds[kind].shares

export const isLying = (kind: ChartKind): boolean => kinds[kind].lying

/**
 * Kinds of charts. Bars are horizontal and columns vertical. Share bars have equal length. A ranking is sorted, with
 * shares and "Lainnya". Multiples draw one small chart per series.
 */
export type ChartKind =
  | 'bars'
  | 'columns'
  | 'stacked-columns'
  | 'share-bars'
  | 'ranking'
  | 'lines'
  | 'donut'
  | 'radar'
  | 'multiples'

/** Checks whether the figures are parts of a whole, so that the table and the CSV add shares. */
export const hasShares = (kind: ChartKind): boolean => kind === 'ranking' || kind === 'donut'

/** Checks whether the chart lists its categories from top to bottom. */
export const isLying = (kind: ChartKind): boolean =>
  kind === 'bars' || kind === 'share-bars' || kind === 'ranking' || kind === 'donut'

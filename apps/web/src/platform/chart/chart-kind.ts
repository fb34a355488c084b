/**
 * How figures are drawn. Bars lie and columns stand; share bars are all of one length; a ranking is sorted, with
 * shares and "Lainnya"; multiples are a small chart for each series.
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

/** Whose figures are parts of a whole: the table and the CSV say which. */
export const hasShares = (kind: ChartKind): boolean => kind === 'ranking' || kind === 'donut'

/** Whose categories follow one another downwards. */
export const isLying = (kind: ChartKind): boolean =>
  kind === 'bars' || kind === 'share-bars' || kind === 'ranking' || kind === 'donut'

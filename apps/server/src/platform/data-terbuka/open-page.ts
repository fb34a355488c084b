export interface OpenPage<Row> {
  rows: Row[]
  /** Where the next page begins; none after the last. */
  next: number | null
  updated: Date | null
  /** Since when the page has been as it is, where that is known; a row that is gone leaves no time behind. */
  since?: Date
}

/** One more than the page holds was asked for; its last row is where the next begins. */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last !== undefined ? keyOf(last) : null }
}

export interface OpenPage<Row> {
  rows: Row[]
  /** Where the next page begins; none after the last. */
  next: number | null
}

/** One more than the page holds was asked for; its last row is where the next begins. */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => number): OpenPage<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last !== undefined ? keyOf(last) : null }
}

/** All pages from a key on, each read when the one before has been sent. */
export async function* pagesFrom<Row>(
  setelah: number,
  read: (setelah: number) => Promise<OpenPage<Row>>,
): AsyncGenerator<Row[]> {
  for (let from: number | null = setelah; from !== null; ) {
    const { rows, next }: OpenPage<Row> = await read(from)
    yield rows
    from = next
  }
}

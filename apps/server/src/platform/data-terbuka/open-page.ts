export interface OpenPage<Row> {
  rows: Row[]
  /** The key after which the next page starts. Null on the last page. */
  next: number | null
}

/** Cuts a page from rows that were read with `limit + 1`. The extra row only shows that another page exists. */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => number): OpenPage<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last !== undefined ? keyOf(last) : null }
}

/** Yields all pages after a key. It reads a page only after the consumer has taken the page before. */
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

import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely'
import type pg from 'pg'

/** The maximum number of prepared statements per connection. Further queries run unnamed. */
const mostNames = 300
const names = new Map<string, string>()

type Runner = QueryExecutorProvider & Pick<Kysely<unknown>, 'executeQuery'>

/**
 * Runs a query as a prepared statement, so that each connection parses and plans it once. Use it only for a small set
 * of texts whose plan suits all values, never for text search.
 */
export async function runNamed<Row>(
  db: Runner,
  query: { compile(db: Runner): CompiledQuery<Row> },
): Promise<Row[]> {
  const compiled = query.compile(db)
  if (names.size < mostNames && !names.has(compiled.sql)) names.set(compiled.sql, `portal_${names.size + 1}`)
  const { rows } = await db.executeQuery<Row>(compiled)
  return rows
}

/** Kysely passes only text and values to pg. This wrapper adds the name of the prepared statement, if there is one. */
export function useNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }) as typeof client.query
  })
}

import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely'
import type pg from 'pg'

/** One connection keeps at most this many statements; later texts run without a name. */
const mostNames = 300
const names = new Map<string, string>()

/** A database or a transaction. */
type Runner = QueryExecutorProvider & Pick<Kysely<unknown>, 'executeQuery'>

/**
 * Runs a query under a name, so that each connection parses and plans its text once. Use it only where the text is one of
 * few and its plan is good for any values: never where a word is searched.
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

/** Kysely gives pg a text and its values only. This adds the name of the text, if it has one. */
export function useNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }) as typeof client.query
  })
}

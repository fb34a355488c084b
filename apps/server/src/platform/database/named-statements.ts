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

/**
 * PostgreSQL refuses a prepared statement whose columns a migration has changed, until it is prepared anew. The message
 * is the only sign: the code 0A000 stands for everything that PostgreSQL does not support.
 */
export const isStalePlan = (error: unknown) =>
  error instanceof Error && error.message === 'cached plan must not change result type'

const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02'

/**
 * Kysely passes only text and values to pg. This wrapper adds the name of the prepared statement, if there is one. A
 * stale statement is prepared under a new name and runs again, except in a transaction, which PostgreSQL has aborted.
 */
export function useNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    let generation = 0
    const runPrepared = async (name: string, text: string, values: unknown) => {
      try {
        return await query({ name: `${name}_${generation}`, text, values })
      } catch (error) {
        if (!isStalePlan(error)) throw error
        generation += 1
        return query({ name: `${name}_${generation}`, text, values }).catch((second) => {
          throw isAborted(second) ? error : second
        })
      }
    }
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name ? runPrepared(name, text as string, values) : query(text, values, ...rest)
    }) as typeof client.query
  })
}

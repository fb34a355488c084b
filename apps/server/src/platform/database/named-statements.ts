import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Executor } from './database.ts'

/** One connection keeps at most this many statements; later texts run without a name. */
const mostNames = 300
const names = new Map<string, string>()

/** From now on connections prepare this text once. Undefined where there are too many already. */
export function nameStatement(text: string): string | undefined {
  if (names.size < mostNames && !names.has(text)) names.set(text, `portal_${names.size + 1}`)
  return names.get(text)
}

/**
 * Runs a query under a name, so that each connection parses and plans its text once. Use it only where the text is one of
 * few and its plan is good for any values: never where a word is searched.
 */
export async function runNamed<Row>(
  db: Executor,
  query: { compile(db: Executor): CompiledQuery<Row> },
): Promise<Row[]> {
  const compiled = query.compile(db)
  nameStatement(compiled.sql)
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

import type pg from 'pg'
import type { Tracing } from '#platform/tracing/tracing.ts'

const longestText = 1000
const verbOf = (text: string) => /[a-z]+/i.exec(text)?.[0]?.toUpperCase() ?? 'SQL'

/** Makes each statement of a traced request or job a span, with its text and without its values. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>
    const traced = async (text: string, given: unknown[]) => {
      const span = tracing.begin(verbOf(text), {
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
      })
      try {
        const result = await span.within(() => query(text, ...given))
        span.end({ attributes: { 'db.response.returned_rows': result.rowCount ?? 0 } })
        return result
      } catch (error) {
        // The message may quote a value, the code never does.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
        span.end({ fault: code })
        throw error
      }
    }
    client.query = ((text: unknown, ...given: unknown[]) =>
      typeof text === 'string' && tracing.current()
        ? traced(text, given)
        : query(text, ...given)) as typeof client.query
  })
}

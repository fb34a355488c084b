import type pg from 'pg'

/** What one connection keeps prepared at most; what comes later runs without a name, as before. */
const mostNames = 300
const names = new Map<string, string>()

/** From now on connections prepare this text once and reuse its plan. Undefined where there are too many already. */
export function nameStatement(text: string): string | undefined {
  if (names.size < mostNames && !names.has(text)) names.set(text, `portal_${names.size + 1}`)
  return names.get(text)
}

/** Kysely hands over text and values alone; texts that have a name are run under it. */
export function useNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }) as typeof client.query
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'

const unlimited = new AsyncLocalStorage<true>()

/** For work nobody's browser waits on line by line: jobs, imports and exports take as long as they take. */
export function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
  return unlimited.run(true, work)
}

/** A pool whose statements the server ends after `ms`, so that one bad query does not keep a connection for good. */
export function limited(pool: pg.Pool, ms: number): PostgresPool {
  const current = new WeakMap<pg.PoolClient, number>()
  return {
    async connect() {
      const client = await pool.connect()
      const wanted = unlimited.getStore() ? 0 : ms
      if (current.get(client) === wanted) return client
      try {
        await client.query(`set statement_timeout = ${wanted}`)
      } catch (error) {
        client.release(error as Error)
        throw error
      }
      current.set(client, wanted)
      return client
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

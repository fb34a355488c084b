import pg from 'pg'

const lost = new WeakSet<object>()
const lostMessages =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|connection has been discarded|timeout exceeded when trying to connect/

/** Remembers every error of the pool's connections. An `ECONNRESET` alone does not show which connection broke. */
export function noteLostConnections(pool: pg.Pool): void {
  // Without this listener, a connection that breaks while a transaction holds it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => lost.add(error)))
}

/**
 * Remembers an error from opening a connection and rethrows it. An error that PostgreSQL itself reported is not a lost
 * connection.
 */
export function noteFailedConnection(error: unknown): never {
  if (error instanceof Error && !(error instanceof pg.DatabaseError)) lost.add(error)
  throw error
}

export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  override message = 'The database does not respond'
}

export class PoolBusy extends Error {
  override name = 'PoolBusy'
  constructor(waitedMs: number) {
    super(`No database connection became free within ${waitedMs} ms`)
  }
}

/** Checks whether a statement failed because the database was unreachable or the pool full. Callers may try again. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return (
    lost.has(error) ||
    error instanceof DatabaseSilent ||
    error instanceof PoolBusy ||
    (error instanceof Error && lostMessages.test(error.message))
  )
}

import pg from 'pg'

const lost = new WeakSet<object>()
const saysSo =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|connection has been discarded|timeout exceeded when trying to connect/

/** Whatever breaks a connection of ours is remembered: by itself `ECONNRESET` could be anybody's. */
export function noteLostConnections(pool: pg.Pool): void {
  // Listening also keeps a connection lost between two statements from ending the process.
  pool.on('connect', (client) => client.on('error', (error) => lost.add(error)))
}

/** The same for one that breaks before it is a connection. What the server itself said stays what it is. */
export function noteFailedConnection(error: unknown): never {
  if (error instanceof Error && !(error instanceof pg.DatabaseError)) lost.add(error)
  throw error
}

export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  override message = 'Basis data tidak menjawab'
}

/** Every connection of the pool was in use for longer than a request may wait. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
  constructor(waitedMs: number) {
    super(`Tidak ada koneksi basis data yang bebas dalam ${waitedMs} ms`)
  }
}

/** The statement, or the rollback after it, found no database at the other end. */
export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return (
    lost.has(error) ||
    error instanceof DatabaseSilent ||
    error instanceof PoolBusy ||
    (error instanceof Error && saysSo.test(error.message))
  )
}

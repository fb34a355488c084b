import { connect } from 'node:net'
import type pg from 'pg'
import { isUnlimited } from './time-limit.ts'

/**
 * PostgreSQL committed on the primary but has no confirmation of a standby, because a time limit or an administrator ended
 * the wait. A fail-over can still lose the commit.
 */
export class CommitUncertain extends Error {
  override name = 'CommitUncertain'
  override message = 'The primary has committed, but no standby has confirmed it'
}

interface Limits {
  statementMs: number
  /** The time that a commit may wait for a standby. PostgreSQL's own time limit of statements ends before the commit. */
  commitMs: number
}

/** PostgreSQL's function that waits for standbys. Its warning has no code of its own, and its text is translated. */
const waitsForStandby = 'SyncRepWaitForLSN'
/** Length and code of a CancelRequest in PostgreSQL's protocol. */
const cancelRequest = [16, 80_877_102] as const

/** Cancels the running statement of this client, also behind a pooler. */
function cancelStatement(client: pg.PoolClient): void {
  const { host, port, processID, secretKey } = client as pg.PoolClient & {
    host: string
    port: number
    processID: number
    secretKey: number
  }
  const message = Buffer.alloc(16)
  for (const [n, part] of [...cancelRequest, processID, secretKey].entries())
    message.writeInt32BE(part, n * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  // If the database is gone, the statement fails by itself.
  socket.on('error', () => undefined).end(message)
}

/**
 * Ends the wait for a standby after a time, so that writers do not hold all connections. PostgreSQL reports a commit
 * whose wait ended as a success with a warning. This wrapper lets it fail.
 */
export function refuseUncertainCommits(pool: pg.Pool, { statementMs, commitMs }: Limits): void {
  const limitOf = (text: unknown) => {
    if (statementMs === 0 || isUnlimited()) return 0
    return text === 'commit' ? commitMs : statementMs + commitMs
  }
  pool.on('connect', (client) => {
    let uncertain = false
    client.on('notice', ({ routine }) => {
      if (routine === waitsForStandby) uncertain = true
    })
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const answer = query(...given)
      if (!(answer instanceof Promise)) return answer
      const limit = limitOf(given[0])
      const ending = limit > 0 ? setTimeout(() => cancelStatement(client), limit) : undefined
      return answer
        .finally(() => clearTimeout(ending))
        .then((result) => {
          if (!uncertain) return result
          uncertain = false
          throw new CommitUncertain()
        })
    }) as typeof client.query
  })
}

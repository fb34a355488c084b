import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { DatabaseSilent, noteFailedConnection, PoolBusy } from './lost-connection.ts'
import { cutConnection } from './probe.ts'
import { isUnlimited } from './time-limit.ts'
import type { DatabaseWatch } from './watch.ts'

interface Guard {
  statementMs: number
  /** How long a request waits for a free connection before it is turned away as busy. */
  waitMs: number
  watch?: DatabaseWatch | undefined
}

/**
 * A pool for work that somebody waits for. The server ends its statements after `statementMs`, so that one bad query
 * does not keep a connection for good; whoever finds no free connection in `waitMs` is turned away, so that an overload
 * does not make everybody slow; and when the database falls silent, whoever waits is told at once. Work without a time
 * limit waits its turn, keeps its connections and goes on when the database does.
 */
export function guarded(pool: pg.Pool, { statementMs, waitMs, watch }: Guard): PostgresPool {
  const timeouts = new WeakMap<pg.PoolClient, number>()
  const born = new WeakMap<pg.PoolClient, number>()
  const awaited = new Set<pg.PoolClient>()
  const waiting = new Set<() => void>()
  let silences = 0
  pool.on('connect', (client) => born.set(client, silences))
  pool.on('release', (_error, client) => awaited.delete(client as pg.PoolClient))
  watch?.onSilence(() => {
    silences += 1
    for (const giveUp of waiting) giveUp()
    for (const client of awaited) cutConnection(client)
  })

  async function fromPool(): Promise<pg.PoolClient> {
    const client = await pool.connect().catch(noteFailedConnection)
    if (born.get(client) === silences) return client
    // Nobody knows what a silence left of an idle connection: one over a network may never answer again.
    client.release(true)
    return fromPool()
  }

  function acquire(): Promise<pg.PoolClient> {
    if (isUnlimited()) return fromPool()
    watch?.refuseIfSilent()
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    let left = false
    const leave = (reason: Error) => {
      left = true
      clearInterval(shedding)
      reject(reason)
    }
    const giveUp = () => leave(new DatabaseSilent())
    waiting.add(giveUp)
    // Only a full pool is an overload: a connection that is still being opened is waited for.
    const shedding = setInterval(() => {
      if (pool.totalCount >= pool.options.max) leave(new PoolBusy(waitMs))
    }, waitMs)
    fromPool()
      .then((client) => {
        // Come too late: nobody is there any more to give it back.
        if (left) return client.release()
        awaited.add(client)
        resolve(client)
      }, reject)
      .finally(() => {
        clearInterval(shedding)
        waiting.delete(giveUp)
      })
    return promise
  }

  return {
    async connect() {
      const client = await acquire()
      const wanted = isUnlimited() ? 0 : statementMs
      if (timeouts.get(client) === wanted) return client
      try {
        await client.query(`set statement_timeout = ${wanted}`)
      } catch (error) {
        client.release(error as Error)
        throw error
      }
      timeouts.set(client, wanted)
      return client
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

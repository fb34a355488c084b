import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { DatabaseSilent, noteFailedConnection, PoolBusy } from './lost-connection.ts'
import { cutConnection } from './probe.ts'
import { isUnlimited } from './time-limit.ts'
import type { DatabaseWatch } from './watch.ts'

/** What the metrics want to know of a pool. */
export interface PoolMeter {
  measurePool(pool: pg.Pool): void
  notePoolWait(ms: number): void
  noteShed(): void
}

interface Guard {
  statementMs: number
  /** The time a request waits for a free connection before the server refuses it as busy. */
  waitMs: number
  watch?: DatabaseWatch | undefined
  /** The limit is part of each transaction already, because a pooler lends its sessions to others. */
  pooled: boolean
  metrics?: PoolMeter
}

/**
 * Limits what a request may cost: `statementMs` for a statement, `waitMs` for a free connection. While the database
 * hangs, requests fail at once. Work without a time limit queues and resumes with the database.
 */
export function guarded(pool: pg.Pool, { statementMs, waitMs, watch, pooled, metrics }: Guard): PostgresPool {
  const timeouts = new WeakMap<pg.PoolClient, number>()
  const born = new WeakMap<pg.PoolClient, number>()
  const awaited = new Set<pg.PoolClient>()
  const waiting = new Set<() => void>()
  let silences = 0
  metrics?.measurePool(pool)
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
    // An idle connection from before a silence may be dead. Over a network it may never answer again, so discard it.
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
    // Only a full pool is an overload. Keep waiting while the pool still opens a connection.
    const shedding = setInterval(() => {
      if (pool.totalCount < pool.options.max) return
      metrics?.noteShed()
      leave(new PoolBusy(waitMs))
    }, waitMs)
    fromPool()
      .then((client) => {
        // The requester has already given up, so return the connection to the pool here.
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
      const asked = performance.now()
      const client = await acquire()
      metrics?.notePoolWait(performance.now() - asked)
      if (pooled) return client
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

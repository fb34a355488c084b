import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { connectionTo } from './connection/address.ts'
import { guarded, type PoolMeter } from './connection/guarded-pool.ts'
import { setLocally } from './connection/local-settings.ts'
import { noteLostConnections } from './connection/lost-connection.ts'
import { traceQueries } from './connection/trace-queries.ts'
import { refuseUncertainCommits } from './connection/uncertain-commit.ts'
import type { DatabaseWatch } from './connection/watch.ts'
import { useNames } from './named-statements.ts'
import type { DB } from './schema.gen.ts'
import { type SealedNumbers, sealingPlugin } from './sealed/sealed-numbers.ts'
import { withStandby } from './standby/pool-with-standby.ts'
import type { Standby } from './standby/standby.ts'

declare const poolBrand: unique symbol
/**
 * The pool, never a transaction: a function with this parameter opens its own transaction. The brand distinguishes the types. Without it,
 * the type checker compares Kysely structurally, which takes about 12 s per run.
 */
export type Database = { readonly [poolBrand]: true } & Kysely<DB>
/** The pool, or the transaction that a service opened. Repositories accept both. */
export type Executor = Database | Transaction<DB>
/** For repository functions that must run inside a transaction. */
export type Trx = Transaction<DB>

type Parse = (text: string) => unknown
const defaultParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parse
const { INT8, DATE } = pg.types.builtins
// pg exports no names for array type OIDs.
const arrayTypes = { int8: 1016, date: 1182, text: 1009 }
const readTexts = defaultParser(arrayTypes.text) as (text: string) => string[]

/**
 * Parsers of column values: bigint becomes a number (ids and counts stay far below 2^53), DATE a 'YYYY-MM-DD' string (a
 * day has no time zone). timestamptz stays a Date and numeric an exact string.
 */
const parsers: Record<number, Parse> = {
  [INT8]: Number,
  [arrayTypes.int8]: (text) => readTexts(text).map(Number),
  [DATE]: (text) => text,
  [arrayTypes.date]: readTexts,
}

export interface DatabaseOptions {
  max?: number
  /** Limits the wait for a free or new connection, unless `waitMs` applies. After that the server answers that it is busy. */
  connectionTimeoutMs?: number
  /** Limits one statement. Unlimited by default. Only with this limit do `waitMs` and `watch` apply. */
  statementTimeoutMs?: number
  /** Limits the wait of a commit for a synchronous standby, if statements have a limit. */
  commitTimeoutMs?: number
  /** Limits the wait for a free connection of a request with a statement limit. */
  waitMs?: number
  watch?: DatabaseWatch
  /** The URL leads to a pooler in transaction mode: settings last for a transaction, and statements may have no names. */
  pooler?: { keepsNames: boolean } | undefined
  /** Serves reads within `readFromStandby` while it is usable. */
  standby?: Pick<Standby, 'url' | 'watch' | 'isUsable'> | undefined
  /** Measures the pool of the primary, if statements have a limit. */
  metrics?: PoolMeter
  tracing?: Tracing | undefined
  /** Encrypts personal numbers on write and decrypts them on read. Without it, writes store plain text. */
  numbers?: SealedNumbers
}

/**
 * `random_page_cost` for SSDs and mostly cached tables. With the default of 4, PostgreSQL reads whole tables to look up
 * the names of ten rows.
 */
const nearMemory = 1.1

const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers[oid]) || defaultParser(oid, format)

/**
 * A connection has cached the catalogue and its query plans. Keep it over quiet minutes, so that the next request does
 * not pay for that again.
 */
const idleMs = 5 * 60_000

function createPool(url: string, options: DatabaseOptions): pg.Pool {
  const { max = 10, connectionTimeoutMs = 10_000, pooler } = options
  const { statementTimeoutMs = 0, commitTimeoutMs = 10_000 } = options
  const pool = new pg.Pool({
    ...connectionTo(url),
    max,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleMs,
    types: { getTypeParser } as pg.CustomTypesConfig,
  })
  // The pool replaces a lost idle connection. Without a listener, the error would end the process.
  pool.on('error', () => {})
  noteLostConnections(pool)
  if (pooler?.keepsNames !== false) useNames(pool)
  if (pooler)
    setLocally(pool, {
      statementMs: statementTimeoutMs,
      lasting: `set local random_page_cost = ${nearMemory}`,
    })
  // Ignore a failure here: the next query uses the same connection and reports it.
  else
    pool.on('connect', (client) => void client.query(`set random_page_cost to ${nearMemory}`).catch(() => {}))
  if (options.tracing) traceQueries(pool, options.tracing)
  refuseUncertainCommits(pool, { statementMs: statementTimeoutMs, commitMs: commitTimeoutMs })
  return pool
}

/** Opens a pool whose `destroy()` also ends its pool. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const {
    statementTimeoutMs: statementMs,
    waitMs = 10_000,
    watch,
    numbers,
    pooler,
    standby,
    metrics,
  } = options
  const open = (to: string, own: Pick<DatabaseOptions, 'watch' | 'pooler' | 'metrics'>) => {
    const pool = createPool(to, { ...options, pooler: own.pooler })
    if (!statementMs) return pool
    return guarded(pool, { statementMs, waitMs, ...own, pooled: own.pooler !== undefined })
  }
  const primary = open(url, { watch, pooler, ...(metrics ? { metrics } : {}) })
  const pool = standby
    ? withStandby(primary, {
        pool: open(standby.url, { watch: standby.watch }),
        isUsable: standby.isUsable,
      })
    : primary
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: numbers ? [sealingPlugin(numbers)] : [],
  })
  return db as Database
}

import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { guarded } from './connection/guarded-pool.ts'
import { noteLostConnections } from './connection/lost-connection.ts'
import type { DatabaseWatch } from './connection/watch.ts'
import { useNames } from './named-statements.ts'
import type { DB } from './schema.gen.ts'
import { type SealedNumbers, sealingPlugin } from './sealed/sealed-numbers.ts'

declare const pool: unique symbol
/**
 * The pool itself, and never a transaction: whoever takes one opens its own. The sign tells them apart at once; without it the
 * checker of types compares all of Kysely with itself, for some 12 s a run.
 */
export type Database = { readonly [pool]: true } & Kysely<DB>
/** What a repository takes: the pool, or the transaction its service opened. */
export type Executor = Database | Transaction<DB>
/** Where a repository must not be called outside a transaction. */
export type Trx = Transaction<DB>

type Parse = (text: string) => unknown
const defaultParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parse
const { INT8, DATE } = pg.types.builtins
// pg has no names for the types of arrays.
const arrayTypes = { int8: 1016, date: 1182, text: 1009 }
const readTexts = defaultParser(arrayTypes.text) as (text: string) => string[]

/**
 * How values arrive: bigint as number (our ids and counts stay far below 2^53), DATE as 'YYYY-MM-DD' (a day
 * has no time zone), timestamptz as Date, numeric as string (exact; whoever calculates converts knowingly).
 */
const parsers: Record<number, Parse> = {
  [INT8]: Number,
  [arrayTypes.int8]: (text) => readTexts(text).map(Number),
  [DATE]: (text) => text,
  [arrayTypes.date]: readTexts,
}

interface DatabaseOptions {
  max?: number
  /** How long a connection is waited for, free or new; whoever waits longer is told that the portal is busy. */
  connectionTimeoutMs?: number
  /** How long one statement may take; unlimited unless said. */
  statementTimeoutMs?: number
  /** How long somebody with a limited statement waits for a free connection. */
  waitMs?: number
  /** Tells when the database hangs, so that nobody waits for it. */
  watch?: DatabaseWatch
  /** Seals personal numbers on their way in and opens them on their way out; without it they stay as they are stored. */
  numbers?: SealedNumbers
}

/**
 * What a page costs that is not the next one: on disks without an arm, and most of it in memory. By the factory's four,
 * names for ten rows are looked up by reading their whole tables.
 */
const nearMemory = 1.1

const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers[oid]) || defaultParser(oid, format)

/** A connection has read the catalogue and planned its statements: after a quiet minute the next request must not do so again. */
const idleMs = 5 * 60_000

function createPool(url: string, { max = 10, connectionTimeoutMs = 10_000 }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleMs,
    types: { getTypeParser } as pg.CustomTypesConfig,
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  noteLostConnections(pool)
  useNames(pool)
  // A failure shows with the next question, which comes on the same connection.
  pool.on('connect', (client) => void client.query(`set random_page_cost to ${nearMemory}`).catch(() => {}))
  return pool
}

/** `destroy()` of the returned database ends its pool. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = createPool(url, options)
  const { statementTimeoutMs: statementMs, waitMs = 10_000, watch, numbers } = options
  const used = statementMs ? guarded(pool, { statementMs, waitMs, watch }) : pool
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: used }),
    plugins: numbers ? [sealingPlugin(numbers)] : [],
  })
  return db as Database
}

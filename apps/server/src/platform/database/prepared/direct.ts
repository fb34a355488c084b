import type pg from 'pg'
import type { NumberSeal } from '#platform/secrets/number-seal.ts'
import type { Parse } from '#platform/shape.ts'
import { openedRows } from '../sealed/sealed-numbers.ts'
import { type Columns, PreparedQuery } from './prepared-query.ts'

type Row = Record<string, unknown>
interface Named {
  name: string
  text: string
}
type Run = (statement: Named, values: readonly unknown[]) => Promise<Row[]>

/** Runs a prepared statement on a connection of the pool, without what Kysely does for queries of every kind. */
const runs = new WeakMap<object, Run>()

/** Undefined for a transaction: it has its own connection. */
export function directRunOf(db: object): Run | undefined {
  return runs.get(db)
}

interface Way {
  pool: { connect(): Promise<unknown> }
  parserOf: (oid: number) => Parse
  /** Opens personal numbers on their way out. */
  numbers: NumberSeal | undefined
}

export function runDirectly(db: object, { pool, parserOf, numbers }: Way): void {
  runs.set(db, async (statement, values) => {
    const client = (await pool.connect()) as pg.PoolClient
    try {
      const { rows, columns } = await new Promise<{ rows: Row[]; columns: Columns | undefined }>(
        (resolve, reject) => {
          client.query(
            new PreparedQuery(statement, values, parserOf, (error, rows, columns) =>
              error === undefined ? resolve({ rows, columns }) : reject(error),
            ),
          )
        },
      )
      return numbers && columns ? openedRows(numbers, rows, columns.sealed) : rows
    } catch (error) {
      // From the socket's stack to that of whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    } finally {
      client.release()
    }
  })
}

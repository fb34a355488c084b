/// <reference path="./pg-utils.d.ts" />
import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { type Parse, rowMaker } from '#platform/shape.ts'
import { sealedColumns } from '../sealed/sealed-numbers.ts'

/** What pg hands to a query: its connection with what is prepared on it. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string }): void
  sync(): void
}

interface Field {
  name: string
  dataTypeID: number
}

/** How the rows of a statement come on one connection, where it stays so: PostgreSQL refuses a plan whose columns changed. */
export interface Columns {
  make: ReturnType<typeof rowMaker>
  /** Names of those that may hold something sealed. */
  sealed: readonly string[]
}
const known = new WeakMap<object, Map<string, Columns>>()

type ParserOf = (oid: number) => Parse
type Done = (error: unknown, rows: Record<string, unknown>[], columns: Columns | undefined) => void

/**
 * A named statement as pg runs it, but for the columns: they are asked for once a connection, not with every answer,
 * and rows are made by code compiled for them. With fifty columns that is a fifth of the work on an answer.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly #values: readonly (string | Buffer | null)[]
  readonly #parserOf: ParserOf
  readonly #rows: Record<string, unknown>[] = []
  #connection: Connection | undefined
  #columns: Columns | undefined
  #failed = false
  #unreadable: unknown
  callback: Done

  constructor(
    { name, text }: { name: string; text: string },
    values: readonly unknown[],
    parserOf: ParserOf,
    callback: Done,
  ) {
    this.name = name
    this.text = text
    // Here, where a value that cannot be sent is the caller's fault and nothing has been sent yet.
    this.#values = values.map((value) => prepareValue(value))
    this.#parserOf = parserOf
    this.callback = callback
  }

  submit(given: pg.Connection): void {
    const connection = given as unknown as Connection
    this.#connection = connection
    const { name, text } = this
    connection.stream.cork()
    try {
      if (!connection.parsedStatements[name] && !connection.submittedNamedStatements[name]) {
        connection.parse({ name, text })
        connection.submittedNamedStatements[name] = text
      }
      connection.bind({ statement: name, values: this.#values })
      this.#columns = known.get(connection)?.get(name)
      if (!this.#columns) connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '' })
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const names = fields.map(({ name }) => name)
    const parsers = fields.map(({ dataTypeID }) => this.#parserOf(dataTypeID))
    this.#columns = { make: rowMaker(names, parsers), sealed: sealedColumns(names) }
    if (!this.#connection) return
    const here = known.get(this.#connection) ?? new Map<string, Columns>()
    known.set(this.#connection, here.set(this.name, this.#columns))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      if (this.#columns) this.#rows.push(this.#columns.make(fields))
    } catch (error) {
      // Thrown from here it would end the process; the rest of the answer is still to come.
      this.#unreadable ??= error
    }
  }

  handleError(error: unknown): void {
    if (this.#failed) return
    this.#failed = true
    this.callback(error, [], undefined)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable !== undefined) this.handleError(this.#unreadable)
    if (!this.#failed) this.callback(undefined, this.#rows, this.#columns)
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

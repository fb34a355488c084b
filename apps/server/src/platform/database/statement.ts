import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { nameStatement } from '#platform/list/named-statements.ts'
import type { Database, Executor } from './database.ts'
import { directRunOf } from './prepared/direct.ts'
import type { DB } from './schema.gen.ts'

/** Compiles only: a statement is written before any database is there. */
const paper = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as Database

/** Stands in the compiled parameters where a value will be put. */
class Slot {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

export type SlotOf<Values> = <Key extends keyof Values & string>(key: Key) => RawBuilder<Values[Key]>

/**
 * A statement on a hot path: its SQL is built once, and each connection prepares it once, under a name. Only for what
 * has the same good plan whatever the values are: no words (LIKE), no filter that is there or not.
 */
export function statement<Values extends object, Row>(
  build: (db: Database, slot: SlotOf<Values>) => Compilable<Row>,
): (db: Executor, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(paper, (key) => sql`${new Slot(key)}`).compile()
    const parameters = compiled.parameters.map((given) =>
      given instanceof Slot ? (values as Record<string, unknown>)[given.key] : given,
    )
    return run(db, compiled, parameters)
  }
}

/**
 * A value the planner does not look into. It compares the plan for any values with one for these, and plans anew each time as long as
 * the latter seems cheaper, which with lists of two or three it always does.
 */
export function unseen(value: RawBuilder<unknown>, type: string): RawBuilder<unknown> {
  // Cast once more: ANY would take a bare subselect for a set of rows.
  return sql`((select ${value}::${sql.raw(type)})::${sql.raw(type)})`
}

/**
 * The same for a query that is put together for what is asked: its text is kept prepared, its plan with it. Only where the
 * plan is good by any value, and where there are few ways to ask.
 */
export function runNamed<Row>(
  db: Executor,
  query: { compile(db: Executor): CompiledQuery<Row> },
): Promise<Row[]> {
  const compiled = query.compile(db)
  return run(db, compiled, compiled.parameters)
}

async function run<Row>(
  db: Executor,
  compiled: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const name = nameStatement(compiled.sql)
  const direct = name === undefined ? undefined : directRunOf(db)
  if (direct && name !== undefined) return (await direct({ name, text: compiled.sql }, parameters)) as Row[]
  const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
  return rows
}

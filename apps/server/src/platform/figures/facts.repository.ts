import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import type { Fact } from './fact.ts'
import { recordOf, tableOf } from './fact-table.ts'

/**
 * Creates the fact tables that are missing. Counting a large table takes time, so it announces each. Servers that start
 * at once wait for each other. Tables of other releases stay: their servers may still run.
 */
export async function installFacts(
  db: Database,
  facts: readonly Fact[],
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pasang fakta'))`.execute(trx)
    const installed = new Set(await listFacts(trx))
    const missing = facts.filter((fact) => !installed.has(tableOf(fact)))
    for (const [place, fact] of missing.entries()) {
      if (await hasRows(trx, fact.table)) say(`Counting ${fact.name} (${place + 1} of ${missing.length})`)
      await sql`call platform.pasang_fakta(jsonb_populate_record(null::platform.fakta, ${JSON.stringify(recordOf(fact))}::jsonb))`.execute(
        trx,
      )
    }
    await touchFacts(trx, facts)
  })
}

/** Notes that a running server uses these facts. */
export async function touchFacts(db: Executor, facts: readonly Fact[]): Promise<void> {
  await db
    .updateTable('platform.fakta')
    .set({ dipakai: sql`now()` })
    .where('nama', 'in', facts.map(tableOf))
    .execute()
}

/** Drops the facts that no server has used for a day, such as those of the previous release. */
export async function dropUnusedFacts(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pasang fakta'))`.execute(trx)
    const unused = await trx
      .selectFrom('platform.fakta')
      .select('nama')
      .where('dipakai', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    for (const { nama } of unused) await sql`call platform.cabut_fakta(${nama})`.execute(trx)
  })
}

async function hasRows(trx: Executor, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(trx)
  return rows.length > 0
}

export async function listFacts(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('platform.fakta').select('nama').orderBy('nama').execute()
  return rows.map(({ nama }) => nama)
}

/** Adds the pending differences of writes to the sums. Returns the number of differences. */
export async function foldFacts(db: Database): Promise<number> {
  let folded = 0
  for (const name of await listFacts(db)) {
    const { rows } = await sql<{ n: number }>`select platform.lipat_fakta(${name}) as n`.execute(db)
    folded += rows[0]?.n ?? 0
  }
  return folded
}

/** Counts the keys whose figure differs from the source rows. */
export async function wrongKeys(db: Executor, name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select platform.periksa_fakta(${name}) as n`.execute(db)
  return rows[0]?.n ?? 0
}

const isFoldedMeanwhile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40001'

/** Recounts a fact table during concurrent writes. If a fold runs in between, the recount starts again. */
export async function rebuildFact(db: Database, name: string): Promise<void> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => sql`call platform.hitung_ulang_fakta(${name})`.execute(trx))
  } catch (error) {
    if (!isFoldedMeanwhile(error)) throw error
    await rebuildFact(db, name)
  }
}

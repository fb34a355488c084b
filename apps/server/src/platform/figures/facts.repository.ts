import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import type { Fact } from './fact.ts'

function recordOf({ name, table, day = '', where, by, join = '', adds = '1', regions }: Fact) {
  const dimensions = Object.entries(by)
  return {
    nama: name,
    tabel: table,
    dimensi: dimensions.map(([dimension]) => dimension),
    jenis: dimensions.map(([, [type]]) => type),
    nilai: dimensions.map(([, [, value]]) => value),
    hari: day,
    syarat: where,
    samping: join,
    bobot: adds,
    wilayah: regions,
  }
}

/**
 * Creates fact tables that are missing or have a changed definition, and drops undefined ones. Counting a large table
 * takes time, so it announces each. Servers that start at once wait for each other.
 */
export async function installFacts(
  db: Database,
  facts: readonly Fact[],
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pasang fakta'))`.execute(trx)
    const installed = await sql<{ nama: string; rancangan: unknown }>`
      select nama, to_jsonb(f) as rancangan from platform.fakta f`.execute(trx)
    const wanted = new Map(facts.map((fact) => [fact.name, recordOf(fact)]))
    const kept = new Set<string>()
    for (const { nama, rancangan } of installed.rows) {
      if (isSame(rancangan, wanted.get(nama))) kept.add(nama)
      else await sql`call platform.cabut_fakta(${nama})`.execute(trx)
    }
    const missing = [...wanted.values()].filter(({ nama }) => !kept.has(nama))
    for (const [place, record] of missing.entries()) {
      if (await hasRows(trx, record.tabel)) say(`Counting ${record.nama} (${place + 1} of ${missing.length})`)
      await sql`call platform.pasang_fakta(jsonb_populate_record(null::platform.fakta, ${JSON.stringify(record)}::jsonb))`.execute(
        trx,
      )
    }
  })
}

async function hasRows(trx: Executor, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(trx)
  return rows.length > 0
}

const sorted = (record: object) => JSON.stringify(Object.entries(record).toSorted())
const isSame = (stored: unknown, wanted: object | undefined) =>
  wanted !== undefined && sorted(stored as object) === sorted(wanted)

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

import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'

export async function listCounters(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('platform.pencacah').select('nama').orderBy('nama').execute()
  return rows.map(({ nama }) => nama)
}

/** Folds the differences of every counter into its sums; how many there were. */
export async function foldCounters(db: Database): Promise<number> {
  let folded = 0
  for (const name of await listCounters(db)) {
    const { rows } = await sql<{ n: number }>`select platform.lipat_cacah(${name}) as n`.execute(db)
    folded += rows[0]?.n ?? 0
  }
  return folded
}

/** Keys whose number is not what the rows say. */
export async function wrongKeys(db: Executor, name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select platform.periksa_cacah(${name}) as n`.execute(db)
  return rows[0]?.n ?? 0
}

const givesWay = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40001'

/** Counts anew while others write. A fold in between makes it begin again. */
export async function rebuildCounter(db: Database, name: string): Promise<void> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => sql`call platform.hitung_ulang(${name})`.execute(trx))
  } catch (error) {
    if (!givesWay(error)) throw error
    await rebuildCounter(db, name)
  }
}

import type { Executor } from '#platform/database/database.ts'

/** Returns the id and the places that may hold files. Before its migration, the table has only the id. */
export function findStorage(db: Executor) {
  return db.selectFrom('platform.penyimpanan').selectAll().executeTakeFirst()
}

export async function noteStorage(
  db: Executor,
  places: { di_disk?: boolean; di_bucket?: boolean },
): Promise<void> {
  await db.updateTable('platform.penyimpanan').set(places).execute()
}

export async function findFolderId(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('platform.penyimpanan').select('id').executeTakeFirst()
  return row?.id
}

/** Stores the folder id. If several servers start at once, the first one wins. */
export async function adoptFolderId(db: Executor, id: string): Promise<void> {
  await db
    .insertInto('platform.penyimpanan')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function latestClaimedKeys(db: Executor, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.berkas')
    .select('kunci')
    .where('diklaim', 'is not', null)
    .orderBy('diklaim', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ kunci }) => kunci)
}

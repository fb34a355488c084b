import type { Database } from '#platform/database/database.ts'
import type { BlobStore } from './blob-store.ts'
import { deleteTemporary, knownKeys } from './files.repository.ts'
import type { IncomingFolder } from './incoming.ts'

const batch = 500

async function sweepRows(db: Database, store: BlobStore, before: Date): Promise<void> {
  for (;;) {
    const keys = await deleteTemporary(db, before, batch)
    await Promise.all(keys.map((key) => store.delete(key)))
    if (keys.length < batch) return
  }
}

async function sweepOrphans(db: Database, store: BlobStore, before: Date): Promise<void> {
  const sweepBatch = async (keys: string[]) => {
    if (keys.length === 0) return
    const known = await knownKeys(db, keys)
    await Promise.all(keys.filter((key) => !known.has(key)).map((key) => store.delete(key)))
  }
  let old: string[] = []
  for await (const { key, modified } of store.list()) {
    if (modified >= before) continue
    old.push(key)
    if (old.length < batch) continue
    await sweepBatch(old)
    old = []
  }
  await sweepBatch(old)
}

/**
 * Removes what nobody claimed. The row goes first and its content after the commit: a crash in between leaves
 * content without a row, which the search for orphans finds; the other order could lose a file just claimed.
 */
export async function sweepFiles(
  db: Database,
  store: BlobStore,
  incoming: IncomingFolder,
  before: Date,
): Promise<void> {
  await sweepRows(db, store, before)
  await sweepOrphans(db, store, before)
  await incoming.sweep(before)
}

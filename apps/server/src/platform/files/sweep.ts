import type { Database } from '#platform/database/database.ts'
import { deleteTemporary, forgetSwept, knownKeys, listTemporary } from './files.repository.ts'
import type { BlobStore } from './store/blob-store.ts'
import type { IncomingFolder } from './store/incoming.ts'

const batch = 500
const day = 86_400_000
/** How long the server keeps an unclaimed file, and how long it tells the uploader about the sweep. */
const keptMs = day
const toldMs = 30 * day

const stillNamed = '23503'

/**
 * Deletes files. If a foreign key refuses, it halves the list until it has isolated the file that a record still
 * references.
 */
async function deleteFree(db: Database, keys: string[], stuck: string[], now: Date): Promise<string[]> {
  if (keys.length === 0) return []
  try {
    return await deleteTemporary(db, keys, now)
  } catch (error) {
    if ((error as { code?: string }).code !== stillNamed) throw error
    if (keys.length === 1) {
      stuck.push(...keys)
      return []
    }
    const half = Math.ceil(keys.length / 2)
    const first = await deleteFree(db, keys.slice(0, half), stuck, now)
    return [...first, ...(await deleteFree(db, keys.slice(half), stuck, now))]
  }
}

async function sweepRows(db: Database, store: BlobStore, now: Date): Promise<string[]> {
  const stuck: string[] = []
  const before = new Date(now.getTime() - keptMs)
  for (;;) {
    const old = await listTemporary(db, before, batch, stuck)
    const gone = await deleteFree(db, old, stuck, now)
    await Promise.all(gone.map((key) => store.delete(key)))
    if (old.length < batch) return stuck
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
 * Deletes unclaimed files: the row first, the content after the commit. A crash in between leaves an orphan, which the
 * sweep finds later. The reverse order could lose a file that was just claimed.
 */
export async function sweepFiles(
  db: Database,
  store: BlobStore,
  incoming: IncomingFolder,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  await forgetSwept(db, new Date(now.getTime() - toldMs))
  const stuck = await sweepRows(db, store, now)
  await sweepOrphans(db, store, before)
  await incoming.sweep(before)
  // Throw only at the end: the data error must be visible, but must not block the rest of the sweep.
  if (stuck.length > 0)
    throw new Error(`Files without a claim are still referenced: ${stuck.slice(0, 20).join(', ')}`)
}

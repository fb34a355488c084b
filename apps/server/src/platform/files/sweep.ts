import type { Database } from '#platform/database/database.ts'
import { deleteTemporary, forgetSwept, knownKeys, listTemporary } from './files.repository.ts'
import type { BlobStore } from './store/blob-store.ts'
import type { IncomingFolder } from './store/incoming.ts'

const batch = 500
const day = 86_400_000
/** How long an unclaimed file waits, and how long its uploader is told that it was swept. */
const keptMs = day
const toldMs = 30 * day

const stillNamed = '23503'

/** Halves what a foreign key refuses until the file that some record still names stands alone. */
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
 * Removes what nobody claimed. The row goes first and its content after the commit: a crash in between leaves
 * content without a row, which the search for orphans finds; the other order could lose a file just claimed.
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
  // Only now: a fault of the data must be seen, but must not keep the rest from being swept.
  if (stuck.length > 0) throw new Error(`Berkas tanpa klaim masih dirujuk: ${stuck.slice(0, 20).join(', ')}`)
}

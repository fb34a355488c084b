import type { Database } from '#platform/database/database.ts'
import {
  deleteTemporary,
  forgetSwept,
  listSweptContents,
  listTemporary,
  neededKeys,
  noteContentsDeleted,
} from './files.repository.ts'
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

async function sweepRows(db: Database, now: Date): Promise<string[]> {
  const stuck: string[] = []
  const before = new Date(now.getTime() - keptMs)
  for (;;) {
    const old = await listTemporary(db, before, batch, stuck)
    await deleteFree(db, old, stuck, now)
    if (old.length < batch) return stuck
  }
}

async function sweepContents(db: Database, store: BlobStore, before: Date): Promise<void> {
  for (;;) {
    const keys = await listSweptContents(db, before, batch)
    if (keys.length === 0) return
    await Promise.all(keys.map((key) => store.delete(key)))
    await noteContentsDeleted(db, keys)
  }
}

async function sweepOrphans(db: Database, store: BlobStore, before: Date): Promise<void> {
  const sweepBatch = async (keys: string[]) => {
    if (keys.length === 0) return
    const needed = await neededKeys(db, keys)
    await Promise.all(keys.filter((key) => !needed.has(key)).map((key) => store.delete(key)))
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

export interface Sweeper {
  db: Database
  store: BlobStore
  incoming: IncomingFolder
  /** How many days a content stays after its row: as long as a backup may bring the row back. */
  keptDays: number
}

/**
 * Deletes unclaimed files: the row first, the content after the backup window. A crash in between leaves an orphan, which
 * the sweep finds later. The reverse order could lose a file that was just claimed.
 */
export async function sweepFiles({ db, store, incoming, keptDays }: Sweeper, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  const backedUp = new Date(now.getTime() - keptDays * day)
  await forgetSwept(db, new Date(now.getTime() - toldMs))
  const stuck = await sweepRows(db, now)
  await incoming.sweep(before)
  await sweepContents(db, store, backedUp)
  await sweepOrphans(db, store, before < backedUp ? before : backedUp)
  // Throw only at the end: the data error must be visible, but must not block the rest of the sweep.
  if (stuck.length > 0)
    throw new Error(`Files without a claim are still referenced: ${stuck.slice(0, 20).join(', ')}`)
}

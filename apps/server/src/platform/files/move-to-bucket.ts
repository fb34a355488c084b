import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '#platform/database/database.ts'
import { digestsOf } from './files.repository.ts'
import type { FolderStore } from './store/folder-store.ts'
import type { S3Store } from './store/s3/s3-store.ts'

const batch = 200
const atOnce = 4

export interface Moved {
  copied: number
  /** Contents that the bucket already had. */
  present: number
  /** Contents that left the disk. */
  deleted: number
  /** One line per content that does not match its checksum. It stays where it is. */
  broken: string[]
}

interface Move {
  db: Database
  disk: FolderStore
  bucket: S3Store
  /** Deletes contents from the disk once the bucket gives them back unchanged. */
  clear: boolean
  onBatch(moved: Moved): void
}

async function digest(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

async function moveOne(
  key: string,
  expected: string | undefined,
  { disk, bucket, clear }: Move,
  moved: Moved,
) {
  const path = disk.pathOf(key)
  const { size } = await stat(path)
  const sha256 = await digest(createReadStream(path))
  if (expected !== undefined && expected !== sha256) {
    moved.broken.push(`${key}: the content on the disk is not the one that was uploaded`)
    return
  }
  const isNew = await bucket.copy(key, { path, size, sha256 })
  moved[isNew ? 'copied' : 'present']++
  if (!isNew && !clear) return
  const stored = await bucket.open(key)
  if (!stored || (await digest(stored)) !== sha256) {
    moved.broken.push(`${key}: the bucket gives back another content`)
    return
  }
  if (!clear) return
  await rm(path, { force: true })
  moved.deleted++
}

async function moveBatch(keys: string[], move: Move, moved: Moved): Promise<void> {
  const digests = await digestsOf(move.db, keys)
  const waiting = keys.values()
  const worker = async () => {
    for (const key of waiting) {
      await moveOne(key, digests.get(key), move, moved).catch((error: NodeJS.ErrnoException) => {
        // The sweep of a running server has deleted the file meanwhile.
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  move.onBatch(moved)
}

/**
 * Copies every content of the disk into the bucket while servers run. It reads each copy back and compares its checksum.
 * A repeated run skips what is there, so an interrupted one continues.
 */
export async function moveToBucket(move: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, deleted: 0, broken: [] }
  let keys: string[] = []
  for await (const { key } of move.disk.list()) {
    keys.push(key)
    if (keys.length < batch) continue
    await moveBatch(keys, move, moved)
    keys = []
  }
  await moveBatch(keys, move, moved)
  return moved
}

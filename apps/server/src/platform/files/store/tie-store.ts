import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { BlobStore } from './blob-store.ts'
import { adoptFolderId, findStorage, latestClaimedKeys, noteStorage } from './folder-id.repository.ts'
import { isEmpty, refuseForeignFolder, tieFolder, writeId } from './folder-id.ts'
import { filesFolder, folderStore } from './folder-store.ts'
import { readBucketId, tryBucket, WrongBucket, writeBucketId } from './s3/check-bucket.ts'
import { createS3Client, type S3Client } from './s3/s3-client.ts'
import { type FilesConfig, s3Settings } from './s3/s3-settings.ts'
import { s3Store } from './s3/s3-store.ts'

type Say = (line: string) => void

const foreign = (name: string) =>
  `FILES_S3_BUCKET: the bucket "${name}" does not belong to this database, so the server does not start.\n` +
  'All servers of one database share one bucket, and each database needs a bucket of its own. ' +
  'After a restore into a new bucket, copy the object penyimpanan.id too.'

const withoutBucket =
  'FILES_S3_ENDPOINT: this database keeps files in an S3 bucket, so the server does not start without it.\n' +
  'Set FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET as on the other servers.'

/**
 * Throws if folder or bucket belong to another database or are missing. It changes nothing, and also reads the table of
 * the previous release.
 */
export async function refuseForeignStore(db: Database, config: FilesConfig): Promise<void> {
  const storage = await findStorage(db)
  if (!storage) return
  if (storage.di_bucket && !s3Settings(config)) throw new Error(withoutBucket)
  if (storage.di_disk !== false) await refuseForeignFolder(db, config.DATA_DIR)
}

const nameOf = ({ settings }: S3Client) => settings.bucket.pathname.split('/').at(-2) ?? ''

async function isOurs(client: S3Client, id: string, isFirst: boolean): Promise<boolean> {
  const found = await readBucketId(client)
  if (found !== undefined || !isFirst) return found === id
  if (!(await isEmpty(s3Store(client)))) return false
  await writeBucketId(client, id)
  return (await readBucketId(client)) === id
}

/** Checks the bucket. If it does not answer, the server starts without it, unless this is its first start with it. */
async function tieBucket(client: S3Client, id: string, isFirst: boolean, say: Say): Promise<void> {
  try {
    await tryBucket(client)
    if (!(await isOurs(client, id, isFirst))) throw new WrongBucket(foreign(nameOf(client)))
  } catch (error) {
    if (error instanceof WrongBucket) throw error
    const { message, code } = error as NodeJS.ErrnoException
    const reason = message || code || 'no answer'
    if (isFirst)
      throw new Error(
        `FILES_S3_ENDPOINT: ${client.settings.bucket.origin} does not answer (${reason}), and the first start with a bucket must check it.`,
      )
    say(
      `The file store ${client.settings.bucket.origin} does not answer (${reason}). Uploads get a 503 until it does.`,
    )
  }
}

/** Uses the disk again after files had left it: for example while the bucket is out of order for days. */
async function returnToDisk(db: Database, dataDir: string, id: string): Promise<void> {
  const root = resolve(filesFolder(dataDir))
  await mkdir(root, { recursive: true, mode: 0o700 })
  if (await isEmpty(folderStore(join(root, 'isi')))) await writeId(root, id)
  await refuseForeignFolder(db, dataDir)
  await noteStorage(db, { di_disk: true })
}

/** A new database with a bucket needs no folder: its servers may each have a DATA_DIR of their own. */
async function adoptBucketOnly(db: Database, disk: BlobStore): Promise<void> {
  const isNew = (await latestClaimedKeys(db, 1)).length === 0 && (await isEmpty(disk))
  if (!isNew) return
  await adoptFolderId(db, randomUUID())
  await noteStorage(db, { di_disk: false })
}

/** Gives the database and the places of its files a common id, and notes which places may hold files. */
export async function tieStore(db: Database, config: FilesConfig, say: Say): Promise<void> {
  const settings = s3Settings(config)
  const isInBucket = config.FILES_STORE === 's3'
  const disk = folderStore(join(filesFolder(config.DATA_DIR), 'isi'))
  const known = await findStorage(db)
  if (!known && isInBucket) await adoptBucketOnly(db, disk)
  const storage = await findStorage(db)
  if (!storage || storage.di_disk) await tieFolder(db, config.DATA_DIR)
  const { id = '', di_disk = true } = (await findStorage(db)) ?? {}
  if (settings) await tieBucket(createS3Client(settings), id, known?.di_bucket !== true, say)
  if (isInBucket) await noteStorage(db, { di_bucket: true })
  if (!isInBucket && !di_disk) await returnToDisk(db, config.DATA_DIR, id)
  if (isInBucket && di_disk && !(await isEmpty(disk)))
    say('Some files may be on the disk only. To copy them into the bucket: npm run files:move')
}

import { join } from 'node:path'
import { AppError } from '@portal/domain/platform/errors'
import { type Moved, moveToBucket } from '#platform/files/move-to-bucket.ts'
import { noteStorage } from '#platform/files/store/folder-id.repository.ts'
import { isEmpty } from '#platform/files/store/folder-id.ts'
import { filesFolder, folderStore } from '#platform/files/store/folder-store.ts'
import { createS3Client } from '#platform/files/store/s3/s3-client.ts'
import { s3Settings } from '#platform/files/store/s3/s3-settings.ts'
import { s3Store } from '#platform/files/store/s3/s3-store.ts'
import { refuseForeignStore, tieStore } from '#platform/files/store/tie-store.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

const clear = process.argv.includes('--delete')
const count = ({ copied, present, deleted }: Moved) =>
  `${copied} copied, ${present} already there${clear ? `, ${deleted} deleted from the disk` : ''}`

/** Runs `npm run files:move`: copies all files from the disk into the bucket. `-- --delete` then clears the disk. */
await runCommand(async (config) => {
  const settings = s3Settings(config)
  if (!settings || config.FILES_STORE !== 's3') {
    throw new Error(
      'FILES_STORE: files:move copies into the bucket of servers with FILES_STORE=s3. Use the settings of these servers.',
    )
  }
  const disk = folderStore(join(filesFolder(config.DATA_DIR), 'isi'))
  return onDatabase(await joinDatabase(config, say), async (db) => {
    await refuseForeignStore(db, config)
    await tieStore(db, config, () => undefined)
    let last: Moved | undefined
    let told = 0
    const onBatch = (moved: Moved) => {
      last = moved
      if (Date.now() - told < 5000) return
      told = Date.now()
      say(`${count(moved)} …`)
    }
    try {
      const bucket = s3Store(createS3Client(settings))
      const moved = await moveToBucket({ db, disk, bucket, clear, onBatch })
      say(`${count(moved)}.`)
      for (const line of moved.broken) process.stderr.write(`BROKEN ${line}\n`)
      if (moved.broken.length > 0) return 1
      if (clear && (await isEmpty(disk))) {
        await noteStorage(db, { di_disk: false })
        say('The disk holds no files any more. Servers no longer need a shared DATA_DIR.')
      } else if (!clear)
        say('The files are on the disk too. To delete them there: npm run files:move -- --delete')
      return 0
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { message } = error.cause instanceof Error ? error.cause : error
      throw new Error(
        `${last ? `${count(last)}. ` : ''}Stopped: ${message} Run the command again: it continues.`,
      )
    }
  })
})

import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '#platform/config.ts'
import { createS3Client, type S3Client } from '#platform/files/store/s3/s3-client.ts'
import { S3Refusal, unavailable } from '#platform/files/store/s3/s3-fault.ts'
import { s3Settings } from '#platform/files/store/s3/s3-settings.ts'

/** The public files of the log. Callers pass paths of tiles, bundles and `checkpoint`, never names from a request. */
export interface LogStore {
  read(path: string): Promise<Uint8Array | undefined>
  /** Writes the whole file or nothing. Once the promise resolves, the content survives a crash. */
  write(path: string, bytes: Uint8Array): Promise<void>
}

export const logFolder = (dataDir: string) => join(dataDir, 'log')

/** Keeps the files in a folder, which a web server may serve as it is. */
export function folderLog(root: string): LogStore {
  return {
    async read(path) {
      try {
        return await readFile(join(root, path))
      } catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
        throw error
      }
    },
    async write(path, bytes) {
      const target = join(root, path)
      const draft = `${target}.${randomUUID()}`
      await mkdir(dirname(target), { recursive: true })
      try {
        const handle = await open(draft, 'w', 0o644)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(draft, target)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}

function bucketLog(client: S3Client): LogStore {
  const nameOf = (path: string) => `log/${path}`
  return {
    async read(path) {
      try {
        const response = await client.send({ method: 'GET', name: nameOf(path), expected: [200] })
        return await buffer(response)
      } catch (error) {
        if (error instanceof S3Refusal && error.code === 'NoSuchKey') return undefined
        throw unavailable(error)
      }
    },
    async write(path, bytes) {
      const headers = { 'content-type': 'application/octet-stream' }
      const call = { method: 'PUT', name: nameOf(path), content: bytes, headers, expected: [200] } as const
      const response = await client.send(call).catch((error) => {
        throw unavailable(error)
      })
      response.resume()
    },
  }
}

/** Returns the store for `FILES_STORE`: the bucket beside the uploads, or `DATA_DIR/log`. */
export function createLogStore(config: Config): LogStore {
  const settings = config.FILES_STORE === 's3' ? s3Settings(config) : undefined
  return settings ? bucketLog(createS3Client(settings)) : folderLog(logFolder(config.DATA_DIR))
}

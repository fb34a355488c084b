import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '@portal/domain/platform/errors'
import { tooLargeText } from '@portal/domain/platform/files/files.contract'

export interface ReceivedFile {
  path: string
  size: number
  sha256: string
}

/** After the limit the server stores nothing. It reads up to this factor further to report the real size. */
const countingFactor = 10

async function pour(content: AsyncIterable<Uint8Array>, path: string, limit: number): Promise<ReceivedFile> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > limit * countingFactor) break
      if (size > limit) continue
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    if (size > limit) {
      throw new AppError('BERKAS_TERLALU_BESAR', { message: tooLargeText(limit) })
    }
    if (size === 0) {
      throw new AppError('BERKAS_KOSONG', {
        message: 'Berkas kosong (0 byte). Pilih berkas lain, lalu unggah lagi.',
      })
    }
    return { path, size, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

/**
 * The folder for contents that wait for checks or that a reader borrows. The sweep deletes leftovers of a crash by age.
 */
export function incomingFolder(root: string) {
  return {
    async receive(content: AsyncIterable<Uint8Array>, limit: number): Promise<ReceivedFile> {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const path = join(root, randomBytes(20).toString('hex'))
      try {
        return await pour(content, path, limit)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    /** Lends content as a local path during `use`. A copy is necessary because a store need not be a folder. */
    async lend<T>(content: Readable, use: (path: string) => Promise<T>): Promise<T> {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const path = join(root, randomBytes(20).toString('hex'))
      try {
        const handle = await open(path, 'wx', 0o600)
        await handle.writeFile(content).finally(() => handle.close())
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async sweep(before: Date): Promise<void> {
      await mkdir(root, { recursive: true, mode: 0o700 })
      for (const name of await readdir(root)) {
        const path = join(root, name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

export type IncomingFolder = ReturnType<typeof incomingFolder>

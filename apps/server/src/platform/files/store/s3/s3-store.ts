import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { isFileKey } from '../../file-key.ts'
import type { BlobStore } from '../blob-store.ts'
import type { ReceivedFile } from '../incoming.ts'
import type { S3Client } from './s3-client.ts'
import { S3Refusal, textOf, unavailable } from './s3-fault.ts'
import { readPage } from './s3-list.ts'

const folder = 'berkas/'
const longestList = 5_000_000

export interface S3Store extends BlobStore {
  /** Copies a local file into the bucket. Resolves to false if the bucket already has this content. */
  copy(key: string, file: ReceivedFile): Promise<boolean>
}

const nameOf = (key: string) => {
  if (!isFileKey(key)) throw new Error('Invalid file key')
  return folder + key
}

/** Passes the content on. Only waiting for the store is limited in time, not waiting for the reader. */
async function* patiently(response: IncomingMessage, waitMs: number): AsyncGenerator<Uint8Array> {
  const parts = response[Symbol.asyncIterator]()
  try {
    for (;;) {
      const silent = setTimeout(
        () => response.destroy(new Error(`The S3 store stopped sending for ${waitMs} ms.`)),
        waitMs,
      )
      const part = await parts.next().finally(() => clearTimeout(silent))
      if (part.done) return
      yield part.value
    }
  } catch (error) {
    throw unavailable(error)
  } finally {
    response.destroy()
  }
}

/** Stores contents in an S3 bucket, one object per key. An object never changes once it is there. */
export function s3Store(client: S3Client): S3Store {
  const { waitMs } = client.settings
  const send: S3Client['send'] = (call) =>
    client.send(call).catch((error) => {
      throw unavailable(error)
    })

  async function find(key: string): Promise<{ size: number; sha256: unknown } | undefined> {
    const response = await send({ method: 'HEAD', name: nameOf(key), expected: [200, 404] })
    response.resume()
    if (response.statusCode === 404) return undefined
    const { 'content-length': size, 'x-amz-meta-sha256': sha256 } = response.headers
    return { size: Number(size), sha256 }
  }

  /** Checks whether the bucket has this content. Throws if it has another one under this key. */
  async function has(key: string, { size, sha256 }: ReceivedFile): Promise<boolean> {
    const found = await find(key)
    if (found && (found.size !== size || found.sha256 !== sha256))
      throw new Error(`The bucket has other content under the key ${key}`)
    return found !== undefined
  }

  async function copy(key: string, file: ReceivedFile): Promise<boolean> {
    if (await has(key, file)) return false
    const response = await send({
      method: 'PUT',
      name: nameOf(key),
      file,
      headers: {
        'content-type': 'application/octet-stream',
        'if-none-match': '*',
        'x-amz-meta-sha256': file.sha256,
      },
      // 409 and 412: a try before this one, or another run of the move, has stored the object meanwhile.
      expected: [200, 409, 412],
    })
    response.resume()
    if (response.statusCode === 200) return true
    if (await has(key, file)) return false
    throw unavailable(new Error(`The S3 store refused the key ${key} but does not have it.`))
  }

  return {
    copy,
    async put(key, file) {
      await copy(key, file)
      await rm(file.path, { force: true })
    },
    async open(key, range) {
      const response = await client
        .send({
          method: 'GET',
          name: nameOf(key),
          ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
          expected: [range ? 206 : 200],
        })
        .catch((error) => {
          if (error instanceof S3Refusal && error.code === 'NoSuchKey') return undefined
          throw unavailable(error)
        })
      if (!response) return undefined
      const content = Readable.from(patiently(response, waitMs), { objectMode: false })
      // A generator that has not begun skips its `finally`: an answer 304 drops the content unread.
      return content.once('close', () => response.destroy())
    },
    async delete(key) {
      const response = await send({ method: 'DELETE', name: nameOf(key), expected: [200, 204, 404] })
      response.resume()
    },
    exists: async (key) => (await find(key)) !== undefined,
    async *list() {
      let after = ''
      for (;;) {
        const query = { 'list-type': '2', prefix: folder, ...(after ? { 'start-after': after } : {}) }
        const response = await send({ method: 'GET', name: '', query, expected: [200] })
        const page = readPage(await textOf(response, longestList))
        for (const { name, modified } of page.objects) {
          const key = name.slice(folder.length)
          if (isFileKey(key)) yield { key, modified }
        }
        const last = page.objects.at(-1)
        if (!page.more || !last) return
        after = last.name
      }
    },
  }
}

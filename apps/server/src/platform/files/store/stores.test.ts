import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '#testing/s3.ts'
import { newFileKey } from '../file-key.ts'
import type { BlobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'
import { createS3Client } from './s3/s3-client.ts'
import { s3Settings } from './s3/s3-settings.ts'
import { s3Store } from './s3/s3-store.ts'
import { twoStores } from './two-stores.ts'

let [folder, s3] = ['', undefined as TestS3 | undefined]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

const disk = () => folderStore(join(folder, 'isi'))
function bucket() {
  const settings = s3Settings({ DATA_DIR: folder, FILES_KEEP_DAYS: 0, FILES_STORE: 's3', ...s3?.settings })
  if (!settings) throw new Error('The S3 server has not started.')
  return s3Store(createS3Client(settings))
}

let count = 0
async function receive(content: Buffer) {
  const path = join(folder, `masuk-${count++}`)
  await writeFile(path, content)
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
const contentOf = async (store: BlobStore, key: string) => {
  const found = await store.open(key)
  return found && (await buffer(found)).toString()
}
async function keysOf(store: BlobStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}

describe.each([
  ['disk', disk],
  ['bucket', bucket],
  ['bucket before disk', () => twoStores(bucket(), disk())],
  ['disk before bucket', () => twoStores(disk(), bucket())],
])('%s', (_name, create) => {
  test('a content comes back whole and in parts, until it is deleted', async () => {
    const store = create()
    const key = newFileKey('pdf')
    expect([await store.exists(key), await store.open(key)]).toEqual([false, undefined])
    const file = await receive(Buffer.from('isi berkas'))
    await store.put(key, file)
    expect(await readdir(folder)).not.toContain(file.path)
    expect([await store.exists(key), await contentOf(store, key)]).toEqual([true, 'isi berkas'])
    const part = await store.open(key, { start: 4, end: 7 })
    expect(part && (await buffer(part)).toString()).toBe('berk')
    expect(await keysOf(store)).toContain(key)
    await store.delete(key)
    await store.delete(key)
    expect([await store.exists(key), await store.open(key)]).toEqual([false, undefined])
  })

  test('a key never gets another content', async () => {
    const store = create()
    const key = newFileKey('pdf')
    await store.put(key, await receive(Buffer.from('pertama')))
    await expect(store.put(key, await receive(Buffer.from('kedua..')))).rejects.toThrow()
    expect(await contentOf(store, key)).toBe('pertama')
  })

  test('25 MB stream in and out, and a reader may leave early', async () => {
    const store = create()
    const key = newFileKey('pdf')
    const content = Buffer.alloc(25_000_000, 'portal pangan segar ')
    await store.put(key, await receive(content))
    const read = await store.open(key)
    expect(read && (await buffer(read)).equals(content)).toBe(true)
    for (let time = 0; time < 5; time++) {
      const left = await store.open(key)
      for await (const chunk of left ?? []) {
        expect(chunk.length).toBeLessThan(1_000_000)
        break
      }
    }
    await store.delete(key)
  })
})

test('a list of more objects than fit on a page is complete', async () => {
  const store = bucket()
  const before = await keysOf(store)
  const keys = Array.from({ length: 1003 }, () => newFileKey('png'))
  await Promise.all(keys.map((key) => writeFile(s3?.placeOf(key) ?? '', 'x')))
  expect(await keysOf(store)).toEqual([...before, ...keys].sort())
})

test('a store never sees a name from a client', async () => {
  await expect(bucket().open('../x')).rejects.toThrow('Invalid file key')
})

test('what the bucket does not give back is read from the disk', async () => {
  const key = newFileKey('pdf')
  await disk().put(key, await receive(Buffer.from('masih di disk')))
  const store = twoStores(bucket(), disk())
  expect(await contentOf(store, key)).toBe('masih di disk')
  await s3?.stop()
  expect(await contentOf(store, key)).toBe('masih di disk')
  await expect(store.open(newFileKey('pdf'))).rejects.toMatchObject({ code: 'PENYIMPANAN_TIDAK_MENJAWAB' })
  await s3?.start()
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { startS3, type TestS3 } from '#testing/s3.ts'
import { newFileKey } from '../file-key.ts'
import { findStorage } from './folder-id.repository.ts'
import type { FilesConfig } from './s3/s3-settings.ts'
import { refuseForeignStore, tieStore } from './tie-store.ts'

const database = useTestDatabase()
let folder = ''
let s3: TestS3
let said: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  s3 = await startS3()
  said = []
})
afterEach(async () => {
  vi.useRealTimers()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
  await database.db.deleteFrom('platform.penyimpanan').execute()
  await database.db.deleteFrom('platform.berkas').execute()
})

/** Starts a server with these settings, as far as its files are concerned. */
async function start(given: Partial<FilesConfig> = {}): Promise<void> {
  const config = { DATA_DIR: folder, FILES_KEEP_DAYS: 1, ...s3.settings, ...given } as FilesConfig
  await refuseForeignStore(database.db, config)
  await tieStore(database.db, config, (line) => said.push(line))
}
const onDisk = {
  FILES_STORE: 'disk',
  FILES_S3_ENDPOINT: undefined,
  FILES_S3_BUCKET: undefined,
  FILES_S3_KEY: undefined,
} as const
const elsewhere = () => mkdtemp(join(tmpdir(), 'portal-uji-'))
const places = async () => {
  const { di_disk, di_bucket } = (await findStorage(database.db)) ?? {}
  return { di_disk, di_bucket }
}

describe('a wrong setting is named', () => {
  test.each([
    ['bucket', { FILES_S3_BUCKET: 'lain' }, /^FILES_S3_BUCKET: .* has no bucket "lain"/],
    ['key', { FILES_S3_KEY: 'LAIN' }, /^FILES_S3_KEY: .* does not know the given key/],
    ['secret', { FILES_S3_SECRET: 'rahasia-lain' }, /^FILES_S3_SECRET: .*does not fit FILES_S3_KEY/],
  ])('%s', async (_name, wrong, sentence) => {
    await expect(start(wrong)).rejects.toThrow(sentence)
    await expect(start(wrong)).rejects.not.toThrow('rahasia-lain')
    expect((await places()).di_bucket).not.toBe(true)
  })

  test('a clock that is wrong', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 47 * 60_000 })
    await expect(start()).rejects.toThrow(
      /^The clock of this machine .* differ by 4[67] minutes\. Set the clock/,
    )
  })

  test.each([
    ['another server', 404, 'Not found', /^FILES_S3_ENDPOINT: .* does not answer like an S3 store \(404/],
    [
      'another region',
      400,
      '<Error><Code>AuthorizationHeaderMalformed</Code><Region>id-jkt</Region></Error>',
      /^FILES_S3_REGION: .* not in the region us-east-1 but in id-jkt/,
    ],
    [
      'a key without rights',
      403,
      '<Error><Code>AccessDenied</Code></Error>',
      /^FILES_S3_KEY: the given key may not list objects in the bucket "uji"/,
    ],
  ])('%s', async (_name, status, body, sentence) => {
    const other = createServer((_request, reply) => reply.writeHead(status).end(body)).listen(0)
    const { port } = other.address() as AddressInfo
    await expect(start({ FILES_S3_ENDPOINT: `http://127.0.0.1:${port}` })).rejects.toThrow(sentence)
    other.close()
    other.closeAllConnections()
  })
})

test('a new database with a bucket needs no common folder', async () => {
  await start()
  expect(await places()).toEqual({ di_disk: false, di_bucket: true })
  const other = await elsewhere()
  await start({ DATA_DIR: other })
  await rm(other, { recursive: true })
  expect(said).toEqual([])
})

test('a bucket or a folder of another database is refused', async () => {
  await start()
  await database.db.deleteFrom('platform.penyimpanan').execute()
  await expect(start()).rejects.toThrow('FILES_S3_BUCKET: the bucket "uji" does not belong to this database')
})

test('a bucket with files but without an id is refused', async () => {
  await start(onDisk)
  await rm(join(s3.folder, 'uji'), { recursive: true })
  await s3.stop()
  await s3.start()
  await start({ FILES_STORE: 'disk' })
  expect(await places()).toEqual({ di_disk: true, di_bucket: false })
  await rm(join(s3.folder, 'uji'), { recursive: true })
  await s3.stop()
  await s3.start()
  await mkdir(join(s3.folder, 'uji/berkas'), { recursive: true })
  await writeFile(s3.placeOf(newFileKey('pdf')), 'x')
  await expect(start()).rejects.toThrow('does not belong to this database')
})

test('during a move, a server needs the folder and the bucket', async () => {
  await start(onDisk)
  await start()
  expect(await places()).toEqual({ di_disk: true, di_bucket: true })
  await expect(start(onDisk)).rejects.toThrow(/^FILES_S3_ENDPOINT: this database keeps files in an S3 bucket/)
  const other = await elsewhere()
  await expect(start({ DATA_DIR: other })).rejects.toThrow('does not belong to this database')
  await rm(other, { recursive: true })
})

test('a start names a move that has not finished', async () => {
  await start(onDisk)
  const key = newFileKey('pdf')
  const place = join(folder, 'berkas/isi', key.slice(0, 2))
  await mkdir(place, { recursive: true })
  await writeFile(join(place, key), 'x')
  await start()
  expect(said.join()).toContain('npm run files:move')
})

test('a server starts while the bucket does not answer, but not for the first time', async () => {
  await start(onDisk)
  await s3.stop()
  await expect(start()).rejects.toThrow(/^FILES_S3_ENDPOINT: .* does not answer \(.*ECONNREFUSED/)
  await s3.start()
  await start()
  await s3.stop()
  await start()
  expect(said.join()).toMatch(/does not answer .*Uploads get a 503/)
})

test('a server may return to the disk', async () => {
  await start()
  await start({ FILES_STORE: 'disk' })
  expect(await places()).toEqual({ di_disk: true, di_bucket: true })
  await start({ FILES_STORE: 'disk' })
})

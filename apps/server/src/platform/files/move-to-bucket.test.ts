import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdfOf } from '#platform/files/samples.fixture.ts'
import { findStorage } from '#platform/files/store/folder-id.repository.ts'
import { tieStore } from '#platform/files/store/tie-store.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { startS3, type TestS3 } from '#testing/s3.ts'
import { uploadBytes } from '#testing/upload.ts'

const command = join(import.meta.dirname, '../../commands/move-files.ts')
let s3: TestS3
let server: TestApp
let bucketServer: TestApp
beforeAll(async () => {
  s3 = await startS3()
  // The two servers of a move: one still writes to the disk, the other already to the bucket.
  server = await createTestApp({ ...s3.env, FILES_STORE: 'disk' })
  const { database, dataDir: DATA_DIR } = server
  await tieStore(database.db, server.platform.config, () => undefined)
  bucketServer = await createTestApp({ ...s3.env, DATA_DIR }, { database })
  await tieStore(database.db, bucketServer.platform.config, () => undefined)
})
afterAll(async () => {
  await bucketServer.close()
  await server.close()
  await s3.close()
})

async function move(...args: string[]) {
  const run = spawn(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      ...s3.env,
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.database.url,
    },
  })
  const ended = new Promise<number | null>((resolve) => run.on('exit', resolve))
  const [said, failed] = await Promise.all([text(run.stdout), text(run.stderr)])
  return { code: await ended, said, failed }
}

const placeOf = (key: string) => join(server.dataDir, 'berkas/isi', key.slice(0, 2), key)
const onDisk = async () =>
  (await readdir(join(server.dataDir, 'berkas/isi'), { recursive: true })).filter((name) =>
    name.includes('.'),
  )
let uploader = { id: 0 }
const upload = async (size: number, { platform } = server) =>
  uploadBytes(platform, uploader, 'a.pdf', samplePdfOf(size))
const sizesOf = (keys: string[]) =>
  Promise.all(
    [server, bucketServer].map(({ platform }) =>
      Promise.all(keys.map(async (key) => (await buffer(await platform.files.read(key))).length)),
    ),
  )

test('files move while servers run; a run that is cut off continues; nothing is lost', async () => {
  uploader = await server.as('PELAKU_USAHA')
  const sizes = Array.from({ length: 30 }, (_, index) => 3000 + index)
  const keys: string[] = []
  for (const size of sizes) keys.push(await upload(size))
  const inBucket = await upload(4000, bucketServer)
  const all = [...keys, inBucket]
  const expected = [
    [...sizes, 4000],
    [...sizes, 4000],
  ]
  expect(await sizesOf(all)).toEqual(expected)

  // The copy of one file is broken, as after a fault of the disk.
  const broken = keys[7] ?? ''
  const content = await readFile(placeOf(broken))
  await writeFile(placeOf(broken), Buffer.concat([content, Buffer.from('rusak')]))
  const first = await move()
  expect([first.code, first.said]).toEqual([1, expect.stringContaining('29 copied, 0 already there')])
  expect(first.failed).toContain(`BROKEN ${broken}`)
  await writeFile(placeOf(broken), content)

  const second = await move()
  expect([second.code, second.said]).toEqual([0, expect.stringContaining('1 copied, 29 already there')])
  expect(await onDisk()).toHaveLength(30)
  expect((await findStorage(server.database.db))?.di_disk).toBe(true)

  // A file that arrives between the runs moves too.
  const late = await upload(5000)
  const last = await move('--delete')
  expect([last.code, last.failed]).toEqual([0, ''])
  expect(last.said).toContain('1 copied, 30 already there, 31 deleted from the disk')
  expect(last.said).toContain('Servers no longer need a shared DATA_DIR')
  expect(await onDisk()).toEqual([])
  expect((await findStorage(server.database.db))?.di_disk).toBe(false)
  expect(await sizesOf([...all, late])).toEqual(expected.map((list) => [...list, 5000]))
})

test('a content that the bucket does not give back unchanged stays on the disk', async () => {
  const key = await upload(6000)
  await move()
  await writeFile(s3.placeOf(key), 'x'.repeat(6000))
  const { code, failed } = await move('--delete')
  expect([code, failed]).toEqual([
    1,
    expect.stringContaining(`BROKEN ${key}: the bucket gives back another content`),
  ])
  expect(await onDisk()).toHaveLength(1)
})

test('a bucket that goes away stops the move with what to do', async () => {
  await upload(7000)
  await s3.stop()
  const { code, failed } = await move()
  await s3.start()
  expect([code, failed]).toEqual([1, expect.stringContaining('Run the command again: it continues.')])
})

import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, inject, test } from 'vitest'
import { untilLocked } from '#testing/locks.ts'
import { newFileKey } from './file-key.ts'
import { actorNumber, useFiles } from './files.fixture.ts'
import { samplePdf } from './samples.fixture.ts'

const portal = useFiles()
const hour = 3_600_000
const now = new Date()
const claimOf = (record: string) => ({ record, visibility: 'publik' as const, actor: actorNumber(1) })

async function storeAt(age: number) {
  portal.clock.now = new Date(now.getTime() - age)
  const key = await portal.store(samplePdf())
  const when = portal.clock.now
  await utimes(portal.placeOf(key), when, when)
  portal.clock.now = now
  return key
}

const incoming = (name: string) => join(portal.root, 'masuk', name)

async function strayAt(path: string, age: number) {
  // Use the mode of the store, because a later file may use the same folder.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, 'x')
  await utimes(path, new Date(now.getTime() - age), new Date(now.getTime() - age))
}

beforeEach(async () => {
  await portal.db.deleteFrom('platform.berkas').execute()
  await portal.files.sweepTemporary(new Date(now.getTime() + 90 * 24 * hour))
  expect(await portal.stored()).toEqual([])
})

test('the sweep deletes rows and content without a record after 24 hours, and nothing else', async () => {
  await storeAt(25 * hour)
  const young = await storeAt(23 * hour)
  const kept = await storeAt(25 * hour)
  await portal.db.transaction().execute((trx) => portal.files.claim(trx, [kept], claimOf('uji/1')))
  await portal.files.sweepTemporary(now)
  expect(await portal.inTable()).toEqual([young, kept].sort())
  expect(await portal.stored()).toEqual([young, kept].sort())
})

test('the sweep deletes leftovers of a crashed server: content without a row and partial uploads', async () => {
  const orphan = newFileKey('pdf')
  const fresh = newFileKey('pdf')
  await strayAt(portal.placeOf(orphan), 25 * hour)
  await strayAt(portal.placeOf(fresh), hour)
  await strayAt(incoming('setengah'), 25 * hour)
  await strayAt(incoming('sedang-berjalan'), hour)
  await portal.files.sweepTemporary(now)
  expect(await portal.stored()).toEqual([fresh, 'sedang-berjalan'].sort())
})

test('a running claim wins over the sweep', async () => {
  const key = await storeAt(25 * hour)
  const sweep = await portal.db.transaction().execute(async (trx) => {
    await portal.files.claim(trx, [key], claimOf('uji/2'))
    const running = portal.files.sweepTemporary(now)
    await untilLocked(portal.db)
    return { running }
  })
  await sweep.running
  expect(await portal.inTable()).toEqual([key])
  expect(await portal.stored()).toEqual([key])
})

test('a file that is still referenced is reported and does not block the others', async () => {
  const stuck = await storeAt(26 * hour)
  for (let time = 0; time < 3; time++) await storeAt(25 * hour)
  await strayAt(incoming('setengah'), 25 * hour)
  await sql`create table rujukan_uji (kunci text references platform.berkas (kunci))`.execute(portal.db)
  await sql`insert into rujukan_uji values (${stuck})`.execute(portal.db)
  await expect(portal.files.sweepTemporary(now)).rejects.toThrow(`are still referenced: ${stuck}`)
  expect(await portal.inTable()).toEqual([stuck])
  expect(await portal.stored()).toEqual([stuck])
  await sql`drop table rujukan_uji`.execute(portal.db)
})

test('a local copy lies in a swept folder and is deleted afterwards', async () => {
  const key = await portal.store(samplePdf())
  const path = await portal.files.withLocalCopy(key, async (copy) => {
    expect((await readFile(copy)).equals(samplePdf())).toBe(true)
    return copy
  })
  expect(dirname(path)).toBe(join(portal.root, 'masuk'))
  expect(await portal.stored()).toEqual([key])
})

test('the sweep deletes many files at once', async () => {
  const old = new Date(now.getTime() - 25 * hour)
  const rows = Array.from({ length: 1200 }, () => ({
    kunci: newFileKey('pdf'),
    nama_asli: 'a.pdf',
    jenis: 'pdf',
    ukuran: 1,
    sha256: 'x',
    dibuat: old,
  }))
  await portal.db.insertInto('platform.berkas').values(rows).execute()
  await portal.files.sweepTemporary(now)
  expect(await portal.inTable()).toEqual([])
})

test.runIf(inject('store') === 'disk')('content lies in folders that only the server can open', async () => {
  const key = await portal.store(samplePdf())
  const folder = join(portal.root, 'isi', key.slice(0, 2))
  expect(await readdir(folder)).toEqual([key])
  expect((await stat(folder)).mode & 0o077).toBe(0)
  expect((await stat(join(folder, key))).mode & 0o077).toBe(0)
})

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { appendLeaves, eraseDeletedRows } from './leaf.repository.ts'
import type { LeafSource } from './leaf-source.ts'
import { listLost } from './log.repository.ts'
import { proofFault } from './proof.ts'
import { createPublicLog, type PublicLog } from './transparansi.ts'
import { verifyFiles, verifyRows } from './verify-log.ts'

const source: LeafSource = {
  jenis: 'uji',
  rows: `select id, id::text as kunci, 'U-' || id as nomor, 'terbit' as mula, keadaan, jsonb_build_object('isi', isi) as isi
    from public.uji_log`,
}
let database: TestDatabase
let folder: string
let publicLog: PublicLog
const clock = () => new Date('2026-11-19T03:00:00Z')
const open = (dir = folder) => createPublicLog(readConfig({ DATA_DIR: dir }), database.db, { clock })
const root = () => join(folder, 'log')
const read = (path: string) => publicLog.store.read(path)

/** Adds rows with their leaves. */
async function add(n: number): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`insert into public.uji_log (isi) select 'baris ' || i
      from generate_series(1, ${n}) i returning id::int as id`.execute(trx)
    await appendLeaves(
      trx,
      source,
      rows.map(({ id }) => id),
    )
  })
}
const size = async () => (await publicLog.published())?.checkpoint.size
async function check(): Promise<string[]> {
  const key = await publicLog.key()
  if (!key) throw new Error('no key')
  const all = await readdir(root(), { recursive: true, withFileTypes: true })
  const names = all
    .filter((one) => one.isFile())
    .map((one) => relative(root(), join(one.parentPath, one.name)))
  const files = await verifyFiles(read, key, names)
  const rows = await verifyRows(database.db, [source], { read, size: files.size }).catch((error) => [
    String(error),
  ])
  return [...files.faults, ...rows]
}

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`create table public.uji_log (id bigint generated always as identity primary key, isi text not null,
    keadaan text not null default 'berlaku')`.execute(database.db)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  await sql`alter table platform.daun_log disable trigger user`.execute(database.db)
  await sql`truncate platform.daun_log, platform.log_keadaan, platform.log_sumber, public.uji_log restart identity`.execute(
    database.db,
  )
  await sql`alter table platform.daun_log enable trigger user`.execute(database.db)
  publicLog = open()
})
afterAll(() => database.drop())

describe('leaves', () => {
  test('a change and its leaf are one transaction, and no change is no leaf', async () => {
    await add(2)
    const work = database.db.transaction().execute(async (trx) => {
      await sql`update public.uji_log set isi = 'lain' where id = 1`.execute(trx)
      expect(await appendLeaves(trx, source, [1])).toBe(1)
      throw new Error('batal')
    })
    await expect(work).rejects.toThrow('batal')
    expect(await database.db.transaction().execute((trx) => appendLeaves(trx, source, [1, 2]))).toBe(0)
    await publicLog.seal()
    expect(await size()).toBe(2)
    expect(await check()).toEqual([])
  })

  test('the entry names the event and no content', async () => {
    await add(1)
    await database.db.transaction().execute(async (trx) => {
      for (const keadaan of ['berlaku', 'dibekukan', 'dibekukan', 'berlaku']) {
        await sql`update public.uji_log set keadaan = ${keadaan}, isi = isi || '!' where id = 1`.execute(trx)
        await appendLeaves(trx, source, [1])
      }
    })
    const rows = await database.db.selectFrom('platform.daun_log').select('entri').orderBy('id').execute()
    expect(rows.map(({ entri }) => JSON.parse(entri).peristiwa)).toEqual([
      'terbit',
      'ubah',
      'dibekukan',
      'ubah',
      'berlaku',
    ])
    expect(Object.keys(JSON.parse(rows[0]?.entri ?? '')).sort()).toEqual([
      'jenis',
      'nomor',
      'peristiwa',
      'sidik',
      'v',
      'waktu',
    ])
  })

  test('a leaf can be neither changed nor deleted', async () => {
    await add(1)
    await publicLog.seal()
    for (const change of [
      sql`update platform.daun_log set entri = '{}'`,
      sql`update platform.daun_log set urutan = 7`,
      sql`update platform.daun_log set isi = 'x', garam = 'y'`,
      sql`delete from platform.daun_log`,
      sql`truncate platform.daun_log`,
    ])
      await expect(change.execute(database.db)).rejects.toThrow('hanya boleh ditambah')
  })

  test('content of deleted rows is erased, and the log stays whole', async () => {
    await add(3)
    await publicLog.seal()
    await database.db.transaction().execute(async (trx) => {
      await sql`delete from public.uji_log where id = 2`.execute(trx)
      await eraseDeletedRows(trx, source)
    })
    await publicLog.seal()
    expect([await size(), await check()]).toEqual([4, []])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from platform.daun_log where isi like '%baris 2%'`.execute(database.db)
    expect(rows[0]?.n).toBe(0)
  })
})

describe('sealing', () => {
  test('batches of any size give one whole log, with a proof for each leaf', async () => {
    for (const n of [1, 255, 1, 300, 9000]) {
      await add(n)
      await publicLog.seal()
    }
    expect([await size(), await check()]).toEqual([9557, []])
    const key = await publicLog.key()
    for (const id of ['1', '256', '257', '9557']) {
      const leaf = await publicLog.leafOf(database.db, 'uji', id)
      if (!leaf?.bukti || !key) throw new Error('no proof')
      expect(await proofFault({ ...leaf, bukti: leaf.bukti }, key)).toBeUndefined()
      expect(await proofFault({ ...leaf, bukti: leaf.bukti, isi: '{}' }, key)).toContain('data')
      expect(await proofFault({ ...leaf, bukti: leaf.bukti, entri: '{}' }, key)).toContain('not in the log')
      expect(await proofFault({ ...leaf, bukti: leaf.bukti.replace('index ', 'index 1') }, key)).toBeDefined()
    }
  })

  test('a proof holds although the log grows while it is made', async () => {
    await add(3)
    await publicLog.seal()
    const { read: readNow } = publicLog.store
    let hasGrown = false
    vi.spyOn(publicLog.store, 'read').mockImplementation(async (path) => {
      const content = await readNow(path)
      if (path !== 'checkpoint' || hasGrown) return content
      hasGrown = true
      await add(5)
      await publicLog.seal()
      return content
    })
    const key = await publicLog.key()
    const leaf = await publicLog.leafOf(database.db, 'uji', '2')
    if (!leaf?.bukti || !key) throw new Error('no proof')
    expect([hasGrown, await proofFault({ ...leaf, bukti: leaf.bukti }, key)]).toEqual([true, undefined])
  })

  test('several servers that seal at once place every leaf once', async () => {
    await add(600)
    await Promise.all(Array.from({ length: 3 }, () => open().seal()))
    expect([await size(), await check()]).toEqual([600, []])
  })

  test('a log whose folder is lost is written again as it was', async () => {
    await add(300)
    await publicLog.seal()
    const before = Buffer.from((await read('checkpoint')) ?? '').toString()
    await rm(join(root(), 'checkpoint'))
    await rm(join(root(), 'tile'), { recursive: true })
    await publicLog.seal()
    expect(Buffer.from((await read('checkpoint')) ?? '').toString()).toBe(before)
    expect(await check()).toEqual([])
  })

  test('a rewritten leaf stops the sealing', async () => {
    await add(5)
    await publicLog.seal()
    await sql`alter table platform.daun_log disable trigger user`.execute(database.db)
    await sql`update platform.daun_log set entri = replace(entri, 'U-3', 'U-9') where urutan = 2`.execute(
      database.db,
    )
    await sql`alter table platform.daun_log enable trigger user`.execute(database.db)
    await add(1)
    await expect(publicLog.seal()).rejects.toThrow('Leaf 2 is another one')
    expect(await size()).toBe(5)
  })

  test('after a restore the log keeps its entries and lists those whose rows are lost', async () => {
    await add(10)
    await publicLog.seal()
    await sql`create table public.salinan as select * from platform.daun_log`.execute(database.db)
    await sql`create table public.salinan_keadaan as select * from platform.log_keadaan`.execute(database.db)
    // One leaf waits at the moment to which the database goes back.
    await add(1)
    await sql`insert into public.salinan select * from platform.daun_log where urutan is null`.execute(
      database.db,
    )
    await add(300)
    await publicLog.seal()
    await sql`alter table platform.daun_log disable trigger user`.execute(database.db)
    await sql`truncate platform.daun_log`.execute(database.db)
    await sql`insert into platform.daun_log overriding system value select * from public.salinan`.execute(
      database.db,
    )
    await sql`alter table platform.daun_log enable trigger user`.execute(database.db)
    await sql`truncate platform.log_keadaan`.execute(database.db)
    await sql`insert into platform.log_keadaan select * from public.salinan_keadaan`.execute(database.db)
    await sql`delete from public.uji_log where id > 11`.execute(database.db)
    await sql`drop table public.salinan, public.salinan_keadaan`.execute(database.db)
    await sql`select setval(pg_get_serial_sequence('platform.daun_log', 'id'), 1000)`.execute(database.db)
    await add(2)
    await publicLog.seal()
    expect([await size(), await check()]).toEqual([313, []])
    const lost = await listLost(database.db, 1000)
    expect([lost.length, lost[0]?.urutan, lost.at(-1)?.urutan]).toEqual([300, 310, 11])
    expect((await listLost(database.db, 100)).at(-1)?.urutan).toBe(211)
  })
})

describe('rewrites', () => {
  /** A small generator, so that a failure can be repeated. */
  function chance(seed: number) {
    let state = seed
    return (below: number) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return Math.floor((state / 2147483648) * below)
    }
  }

  test('100 of 100 rewrites of files, leaves and rows are caught', async () => {
    for (const n of [100, 200]) {
      await add(n)
      await publicLog.seal()
    }
    expect(await check()).toEqual([])
    const pick = chance(51)
    const all = await readdir(root(), { recursive: true, withFileTypes: true })
    const files = all
      .filter((one) => one.isFile() && one.name !== 'kunci')
      .map((one) => join(one.parentPath, one.name))
    let caught = 0
    for (let round = 0; round < 100; round++) {
      const id = pick(300) + 1
      if (round % 2 === 0) {
        const file = files[pick(files.length)] ?? ''
        const good = await readFile(file)
        const bad = Buffer.from(good)
        const at = pick(bad.length)
        bad[at] = (bad[at] ?? 0) ^ (1 << pick(8))
        await writeFile(file, bad)
        caught += (await check()).length > 0 ? 1 : 0
        await writeFile(file, good)
        continue
      }
      const changes = [
        sql`update public.uji_log set isi = isi || '?' where id = ${id}`,
        sql`update public.uji_log set keadaan = 'dicabut', isi = isi || '.' where id = ${id}`,
        sql`delete from public.uji_log where id = ${id}`,
        sql`insert into public.uji_log (isi) values ('selundupan')`,
        sql`update platform.daun_log set isi = replace(isi, 'baris', 'garis') where kunci = ${String(id)}`,
        sql`update platform.daun_log set garam = null, isi = null where kunci = ${String(id)}`,
        sql`update platform.daun_log set entri = replace(entri, 'terbit', 'ubah') where kunci = ${String(id)}`,
        sql`delete from platform.daun_log where kunci = ${String(id)}`,
      ]
      const undone = database.db.transaction().execute(async (trx) => {
        await sql`alter table platform.daun_log disable trigger user`.execute(trx)
        await changes[pick(changes.length)]?.execute(trx)
        const rows = await verifyRows(trx, [source], { read, size: 300 })
        caught += rows.length > 0 ? 1 : 0
        throw new Error('kembali')
      })
      await expect(undone).rejects.toThrow('kembali')
    }
    expect(caught).toBe(100)
    expect(await check()).toEqual([])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { checkAndMend } from './check-log.ts'
import { appendChanges } from './leaf.repository.ts'
import type { LeafSource } from './leaf-source.ts'
import { appendEarlierRows } from './missing-leaf.repository.ts'
import { createPublicLog } from './transparansi.ts'
import { verifyRows } from './verify-log.ts'

const source: LeafSource = {
  jenis: 'uji',
  rows: `select id, id::text as kunci, 'U-' || id as nomor, 'terbit' as mula, 'berlaku' as keadaan,
    jsonb_build_object('isi', isi) as isi from public.uji_log`,
}
let database: TestDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
})
beforeEach(async () => {
  database = await createTestDatabase()
  await sql`create table public.uji_log (id bigint generated always as identity primary key, isi text not null)`.execute(
    database.db,
  )
  return () => database.drop()
})
afterAll(() => rm(folder, { recursive: true }))

test('rows from before the log are added once', async () => {
  await sql`insert into public.uji_log (isi) values ('a'), ('b')`.execute(database.db)
  const run = () => appendEarlierRows(database.db, source)
  expect([await run(), await run()]).toEqual([2, 0])
  expect(await verifyRows(database.db, [source])).toEqual([])
})

test('many earlier rows are added in portions, beside a server that changes one of them', async () => {
  await sql`insert into public.uji_log (isi) select 'baris ' || i from generate_series(1, 12000) i`.execute(
    database.db,
  )
  expect(await appendEarlierRows(database.db, source, 5000)).toBe(5000)
  const change = await database.db.startTransaction().execute()
  await sql`update public.uji_log set isi = 'lain' where id = 11000`.execute(change)
  const portions = await Promise.all([1, 2].map(() => appendEarlierRows(database.db, source)))
  expect(portions.reduce((sum, added) => sum + added)).toBe(6999)
  expect(await appendChanges(change, source, [11000])).toBe(1)
  await change.commit().execute()
  expect(await appendEarlierRows(database.db, source)).toBe(0)
  expect(await verifyRows(database.db, [source])).toEqual([])
  const { rows } = await sql<{ peristiwa: string; n: number }>`
    select entri::jsonb ->> 'peristiwa' as peristiwa, count(distinct kunci)::int as n
    from platform.daun_log group by 1 order by 1`.execute(database.db)
  expect(rows).toEqual([
    { peristiwa: 'awal', n: 11_999 },
    { peristiwa: 'susulan', n: 1 },
  ])
})

test('a row that an older server writes is a fault of one night, and a late leaf from then on', async () => {
  expect(await appendEarlierRows(database.db, source)).toBe(0)
  await sql`insert into public.uji_log (isi) values ('lama')`.execute(database.db)
  const lines: unknown[] = []
  const log = { error: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) }
  const clock = () => new Date()
  const publicLog = createPublicLog(readConfig({ DATA_DIR: folder }), database.db, { clock })
  const night = () => checkAndMend({ db: database.db, publicLog, clock, log } as never, [source])
  await night()
  await night()
  expect(lines).toEqual([{ fault: 'uji/1 has no leaf' }, { jenis: 'uji', added: 1 }])
  expect(await verifyRows(database.db, [source])).toEqual([])
  const { entri } = await database.db
    .selectFrom('platform.daun_log')
    .select('entri')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(entri)).toMatchObject({ nomor: 'U-1', peristiwa: 'susulan' })
})

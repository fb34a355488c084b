import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toAppError } from '#platform/http/error-answer.ts'
import { useTestDatabase } from '#testing/database.ts'
import { withoutTimeLimit } from './connection/time-limit.ts'
import { createDatabase } from './database.ts'

const database = useTestDatabase()

test('values arrive as the rest of the code expects them', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as angka, array[1, 2]::int8[] as daftar, 1.10::numeric as pecahan,
      date '2026-01-31' as tanggal, array[date '2026-02-01'] as hari,
      timestamptz '2026-01-31 00:00+07' as waktu, count(*) as jumlah from wilayah.provinsi`.execute(
    database.db,
  )
  expect(rows).toEqual([
    {
      angka: 9007199254740991,
      daftar: [1, 2],
      pecahan: '1.10',
      tanggal: '2026-01-31',
      hari: ['2026-02-01'],
      waktu: new Date('2026-01-30T17:00:00Z'),
      jumlah: 39,
    },
  ])
})

test('names sort as people read them, not by code point', async () => {
  const { rows } = await sql<{ nama: string }>`
    select nama from (values ('apel'), ('Ubi'), ('Éclair'), ('Duku')) as v (nama)
    order by nama collate "id-x-icu"`.execute(database.db)
  expect(rows.map(({ nama }) => nama)).toEqual(['apel', 'Duku', 'Éclair', 'Ubi'])
})

test('names for a few rows are looked up by their key, not by reading their tables', async () => {
  // Run ANALYZE here, so that the plan does not depend on whether autovacuum has already run.
  await sql`analyze wilayah.kota`.execute(database.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN (COSTS OFF)
    select s.nama_lengkap, k.nama from okkp.sdm s left join wilayah.kota k on k.id = s.kota_id
    where s.id = any(array[1, 2, 3])`.execute(database.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
  expect(plan).toContain('kota_pkey')
  expect(plan).not.toContain('Seq Scan on kota')
})

test('an exhausted pool says so instead of keeping everyone waiting', async () => {
  const db = createDatabase(database.url, { max: 1, connectionTimeoutMs: 500 })
  const fault = await db.connection().execute(() =>
    sql`select 1`.execute(db).then(
      () => undefined,
      (error: unknown) => toAppError(error),
    ),
  )
  await db.destroy()
  expect(fault?.code).toBe('LAYANAN_SIBUK')
})

test('one long statement is ended, except in work that may take long', async () => {
  const db = createDatabase(database.url, { max: 1, statementTimeoutMs: 50 })
  const wait = () => sql`select pg_sleep(0.3)`.execute(db)
  const ended = await wait().catch((error: unknown) => toAppError(error).code)
  const allowed = await withoutTimeLimit(wait)
  const endedAgain = await wait().catch((error: unknown) => toAppError(error).code)
  await db.destroy()
  expect([ended, allowed.rows.length, endedAgain]).toEqual(['LAYANAN_SIBUK', 1, 'LAYANAN_SIBUK'])
})

test.each<[string, (socket: Socket) => unknown]>([
  ['is reset', (socket) => socket.resetAndDestroy()],
  ['is closed', (socket) => socket.end()],
])('a connection that %s while it is made is no fault of ours', async (_how, meet) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // Wait for the client's first bytes, so that the client sees a closed connection and not a refused one.
    socket.once('data', () => meet(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const db = createDatabase(`postgres://x@127.0.0.1:${port}/x`, { max: 1, statementTimeoutMs: 60_000 })
  const fault = await sql`select 1`.execute(db).catch((error: unknown) => toAppError(error).code)
  await db.destroy()
  server.close()
  expect(fault).toBe('LAYANAN_SIBUK')
})

test('a statement and the rollback after it, on a connection that is gone, are no fault of ours', async () => {
  const db = createDatabase(database.url, { max: 2, statementTimeoutMs: 60_000 })
  const end = (pid: number) => sql`select pg_terminate_backend(${pid}, 10000)`.execute(database.db)
  const fault = await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await end(rows[0]?.pid ?? 0)
      await sql`select 1`.execute(trx).catch(() => undefined)
      throw new Error('sesudah putus')
    })
    .catch((error: unknown) => toAppError(error))
  await db.destroy()
  expect(fault).toMatchObject({ code: 'LAYANAN_SIBUK', status: 503 })
})

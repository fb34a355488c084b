import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { createDatabase, type Database } from './database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded/embedded.ts'
import { toAppError } from './http/error-answer.ts'
import { write } from './write.ts'

// Synchronous replication is a setting of the whole cluster, so these tests have one of their own.
let folder: string
let postgres: EmbeddedPostgres
let db: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  postgres = await startEmbeddedPostgres({ dataDir: folder, say: () => {}, settings: { fsync: 'off' } })
  db = createDatabase(postgres.url, { max: 2, statementTimeoutMs: 300, commitTimeoutMs: 500 })
  await sql`create schema platform`.execute(db)
  await sql`create table platform.coba (isi text)`.execute(db)
  await sql`create table platform.idempotensi (pelaku text, kunci text, sidik text, hasil jsonb,
    dibuat timestamptz not null default now(), primary key (pelaku, kunci))`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(postgres.adminUrl)
  await admin.connect()
  await admin.query(statement)
  await admin.query('select pg_reload_conf()')
  await admin.end()
}
/** PostgreSQL applies the setting some time after the command, so this commits until a commit ends like that. */
const untilCommits = (end: 'HASIL_BELUM_PASTI' | 'tersimpan') =>
  expect.poll(() => insertAlone('penjajak')).toBe(end)

async function loseStandby(): Promise<void> {
  await asAdmin(`alter system set synchronous_standby_names = 'tidak_ada'`)
  await untilCommits('HASIL_BELUM_PASTI')
}
async function regainStandby(): Promise<void> {
  await asAdmin('alter system reset synchronous_standby_names')
  await untilCommits('tersimpan')
}

const insertAlone = (isi: string) =>
  sql`insert into platform.coba values (${isi})`.execute(db).then(
    () => 'tersimpan',
    (error: unknown) => toAppError(error).code,
  )

const caller = (key: string): Caller => ({
  actor: undefined,
  requestId: key,
  ip: '127.0.0.1',
  agent: undefined,
  auditEvent: undefined,
  idempotency: { key, fingerprint: 'sama' },
  audited: false,
})

const store = (isi: string) =>
  write(db, caller(isi), async (trx) => {
    await sql`insert into platform.coba values (${isi})`.execute(trx)
    return { isi }
  }).catch((error: unknown) => toAppError(error).code)

const stored = async (isi: string) =>
  (await sql`select from platform.coba where isi = ${isi}`.execute(db)).rows.length

test('a commit without its standby is uncertain, and so is its repeat until the standby is back', async () => {
  expect(await store('pertama')).toEqual({ isi: 'pertama' })
  await loseStandby()
  expect(await store('kedua')).toBe('HASIL_BELUM_PASTI')
  // PostgreSQL shows the row to others although a fail-over could lose it.
  expect(await stored('kedua')).toBe(1)
  expect(await store('kedua')).toBe('HASIL_BELUM_PASTI')
  await regainStandby()
  expect(await store('kedua')).toEqual({ isi: 'kedua' })
  expect(await stored('kedua')).toBe(1)
})

test('a single statement is uncertain too, and the connection goes on', async () => {
  await loseStandby()
  const code = await insertAlone('sendiri')
  await regainStandby()
  expect([code, await stored('sendiri')]).toEqual(['HASIL_BELUM_PASTI', 1])
})

test('reads do not wait for a standby', async () => {
  await loseStandby()
  expect(await stored('pertama')).toBe(1)
  await regainStandby()
})

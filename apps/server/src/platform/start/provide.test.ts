import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { tieFolder } from '#platform/files/store/folder-id.ts'
import { useTestDatabase } from '#testing/database.ts'
import { portal } from '#testing/portal.ts'
import { claimDataKey } from '../database/sealed/data-key.ts'
import { haveTables } from '../database/tables.ts'
import { prepareDatabase } from './provide.ts'

const database = useTestDatabase()
const secret = randomBytes(48).toString('base64')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  await tieFolder(database.db, join(folder, 'sendiri'))
  await claimDataKey(database.db, { SESSION_SECRET: secret, SESSION_SECRET_BEFORE: undefined }, portal.sealed)
  // Simulate a release with a migration that has not run yet.
  await sql`delete from migrasi.terpasang where nama = (select max(nama) from migrasi.terpasang)`.execute(
    database.db,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(DATA_DIR: string, SESSION_SECRET: string) {
  const said: string[] = []
  // Production mode seeds no demo data after the migration.
  const mode = { PORTAL_MODE: 'production', PUBLIC_URL: 'https://portal.example.go.id' }
  const config = readConfig({ ...mode, DATA_DIR: join(folder, DATA_DIR), SESSION_SECRET })
  const failure = await prepareDatabase(database.url, config, { portal, facts: [] }, (line) =>
    said.push(line),
  ).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { failure, said }
}

test('a database of another folder or secret is refused before it is migrated', async () => {
  const elsewhere = await start('asing', secret)
  expect(elsewhere.failure).toContain('does not belong to this database')
  const unknown = await start('sendiri', randomBytes(48).toString('base64'))
  expect(unknown.failure).toContain('SESSION_SECRET: another secret encrypted')
  expect([elsewhere.said, unknown.said]).toEqual([[], []])
  // The matching server reaches the migration. It has in fact already run, so the second run may fail.
  const own = await start('sendiri', secret)
  expect([...own.said, own.failure].join()).toMatch(/^Migrations applied: 1|^Migration \S+ failed/)
})

test('tables are there when all of them are', async () => {
  expect(await haveTables(database.db, 'platform.penyimpanan', 'akun.pengguna')).toBe(true)
  const missing = 'platform.belum_ada' as 'akun.pengguna'
  expect(await haveTables(database.db, 'platform.penyimpanan', missing)).toBe(false)
})

import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { useTestDatabase } from '#testing/database.ts'
import { describeSchema, schemaFile } from '#testing/schema.ts'

const database = useTestDatabase()
const { adminUrl, url } = inject('postgres')
const empty = 'uji_migrasi'

async function admin(statement: string) {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

afterAll(() => admin(`drop database if exists ${empty} with (force)`))

test('servers that start side by side on an empty database migrate it once', async () => {
  await admin(`create database ${empty} owner portal`)
  const servers = Array.from({ length: 4 }, () => createDatabase(url.replace('/portal?', `/${empty}?`)))
  const ran = await Promise.all(servers.map((db) => migrate(db)))
  await Promise.all(servers.map((db) => db.destroy()))
  const files = (await readdir(new URL('../../../migrations', import.meta.url))).sort()
  expect(
    ran
      .flat()
      .map((name) => `${name}.sql`)
      .sort(),
  ).toEqual(files)
})

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.db)).toEqual([])
})

test('schema.gen.ts matches the migrations (otherwise: npm run db:types)', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(await describeSchema(database.db))
})

test('every table carries a comment', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(`
    select c.relnamespace::regnamespace || '.' || c.relname as tabel from pg_class c
    where c.relkind in ('r', 'p') and obj_description(c.oid, 'pg_class') is null
      and c.relnamespace::regnamespace::text in ('platform', 'akun', 'okkp', 'psat', 'pasar', 'wilayah')`)
  await client.end()
  expect(rows).toEqual([])
})

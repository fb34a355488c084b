import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
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

/** Opens a pool to the database of the tests with migrations of their own. */
const openEmpty = () => createDatabase(url.replace('/portal?', `/${empty}?`))

afterAll(() => admin(`drop database if exists ${empty} with (force)`))

test('servers that start side by side on an empty database migrate it once', async () => {
  await admin(`create database ${empty} owner portal`)
  const servers = Array.from({ length: 4 }, () => openEmpty())
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

describe('with migrations of its own', () => {
  let folder = ''
  const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
  const names = async (statement: string) => {
    const db = openEmpty()
    const { rows } = await sql.raw<{ name: string }>(statement).execute(db)
    await db.destroy()
    return rows.map(({ name }) => name)
  }
  const run = async (more: { tries?: number } = {}) => {
    const db = openEmpty()
    return migrate(db, { folder, ...more }).finally(() => db.destroy())
  }

  beforeEach(async () => {
    await admin(`drop database if exists ${empty} with (force)`)
    await admin(`create database ${empty} owner portal`)
    folder = await mkdtemp(join(tmpdir(), 'portal-migrasi-'))
    await write('1_awal', 'create table awal (id int)')
    return () => rm(folder, { recursive: true, force: true })
  })

  test('a release runs beside the migrations of a newer one', async () => {
    await write('2_baru', 'alter table awal add column nama text')
    expect(await run()).toEqual(['1_awal', '2_baru'])
    await rm(join(folder, '2_baru.sql'))
    expect(await run()).toEqual([])
  })

  test('the list of an earlier release is continued and left as it is', async () => {
    await run()
    const db = openEmpty()
    await sql
      .raw(
        `create table migrasi.kysely_migration (name varchar primary key, timestamp varchar not null);
         insert into migrasi.kysely_migration values ('1_awal', '2026-11-01T08:00:00.000Z');
         drop table migrasi.terpasang`,
      )
      .execute(db)
    await db.destroy()
    await write('2_baru', 'create table baru (id int)')
    expect(await run()).toEqual(['2_baru'])
    expect(await names('select name from migrasi.kysely_migration')).toEqual(['1_awal'])
  })

  test('a failing migration leaves nothing of itself and all of those before it', async () => {
    await write('2_baru', 'create table baru (id int); select 1 / 0')
    await expect(run()).rejects.toThrow('Migration 2_baru failed: division by zero')
    expect(await names(`select relname as name from pg_class where relname in ('awal', 'baru')`)).toEqual([
      'awal',
    ])
    await write('2_baru', 'create table baru (id int)')
    expect(await run()).toEqual(['2_baru'])
  })

  test('a migration tries again for a table that somebody else holds, and says so when it gives up', async () => {
    await run()
    await write('2_baru', 'alter table awal add column nama text')
    const holder = new pg.Client(url.replace('/portal?', `/${empty}?`))
    await holder.connect()
    await holder.query('begin; lock table awal')
    await expect(run({ tries: 1 })).rejects.toThrow(
      'Migration 2_baru failed: canceling statement due to lock',
    )
    const waiting = run()
    await expect.poll(() => names(`select 'x' as name from pg_locks where not granted`)).toEqual(['x'])
    await holder.query('commit')
    expect(await waiting).toEqual(['2_baru'])
    await holder.end()
  })

  test('an index is built without a transaction, and an interrupted build is replaced', async () => {
    await run()
    const build = 'create unique index concurrently satu_id on awal (id);'
    await write('2_indeks', `-- no transaction\n-- Reads by id.\n${build}`)
    const db = openEmpty()
    // Two equal rows interrupt the build of a unique index.
    await sql.raw('insert into awal values (1), (1)').execute(db)
    await expect(run()).rejects.toThrow('could not create unique index')
    const valid = `select indisvalid::text as name from pg_index where indexrelid = 'satu_id'::regclass`
    expect(await names(valid)).toEqual(['false'])
    await sql.raw('delete from awal').execute(db)
    await db.destroy()
    expect(await run()).toEqual(['2_indeks'])
    expect(await names(valid)).toEqual(['true'])
  })

  test('a migration without a transaction holds nothing but one index', async () => {
    await write('2_indeks', '-- no transaction\ncreate table lain (id int);')
    await expect(run()).rejects.toThrow('holds a single CREATE INDEX CONCURRENTLY')
  })

  test('servers that start side by side build an index once', async () => {
    await write('2_indeks', '-- no transaction\ncreate index concurrently satu_id on awal (id)')
    const ran = await Promise.all([run(), run(), run()])
    expect(ran.flat().sort()).toEqual(['1_awal', '2_indeks'])
  })
})

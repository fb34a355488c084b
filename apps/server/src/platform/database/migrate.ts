import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { readMarkedIndex } from './migration-file.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** Any number, the same for all servers of a database. */
const lockKey = 4_021_118_001
/** A migration that waits longer for a table would block everybody who comes after it, so it gives up and tries again. */
const lockTimeoutMs = 2_000
const tries = 30
const longestPauseMs = 3_000

interface MigrateOptions {
  folder?: string
  tries?: number
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

/**
 * Takes the lock by asking again and again. A statement that waits for the lock would hold a snapshot, for which
 * `create index concurrently` on another server waits in turn.
 */
async function takeTurn<DB>(connection: Kysely<DB>): Promise<void> {
  const ask = sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockKey}) as taken`
  while (!(await ask.execute(connection)).rows[0]?.taken) await sleep(200)
}

/**
 * Creates the list of applied migrations. The first run copies the list of earlier releases and leaves that list as it
 * is, because an earlier release refuses to start when its list names a migration that it does not know.
 */
async function readApplied<DB>(connection: Kysely<DB>): Promise<Set<string>> {
  await sql`create schema if not exists migrasi`.execute(connection)
  await sql
    .raw(
      `create table if not exists migrasi.terpasang (nama text primary key, pada timestamptz not null default now());
       do $$ begin
         if to_regclass('migrasi.kysely_migration') is not null then
           insert into migrasi.terpasang (nama, pada) select name, timestamp::timestamptz from migrasi.kysely_migration
           on conflict do nothing;
         end if;
       end $$`,
    )
    .execute(connection)
  const { rows } = await sql<{ nama: string }>`select nama from migrasi.terpasang`.execute(connection)
  return new Set(rows.map(({ nama }) => nama))
}

const note = <DB>(connection: Kysely<DB>, name: string) =>
  sql`insert into migrasi.terpasang (nama) values (${name})`.execute(connection)

async function inOneTransaction<DB>(connection: Kysely<DB>, name: string, text: string): Promise<void> {
  await connection.transaction().execute(async (trx) => {
    await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(trx)
    // Without parameters, pg sends a text of several statements as one batch.
    await sql.raw(text).execute(trx)
    await note(trx, name)
  })
}

/** Builds an index while others write. An interrupted build leaves an invalid index, which the next run replaces. */
async function withoutTransaction<DB>(connection: Kysely<DB>, name: string, text: string, index: string) {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(connection)
  if (rows[0]?.valid === false) await sql.raw(`drop index concurrently ${index}`).execute(connection)
  if (rows[0]?.valid !== true) await sql.raw(text).execute(connection)
  await note(connection, name)
}

async function apply<DB>(connection: Kysely<DB>, name: string, text: string, left: number): Promise<void> {
  const index = readMarkedIndex(text)
  try {
    if (index) await withoutTransaction(connection, name, text, index)
    else await inOneTransaction(connection, name, text)
  } catch (error) {
    if (!isLockTimeout(error) || left <= 1)
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
    await sleep(Math.random() * longestPauseMs)
    await apply(connection, name, text, left - 1)
  }
}

/**
 * Runs pending migrations in the order of their names and returns these names. Each migration is one transaction. Names
 * in the database without a file belong to a newer release that runs beside this one.
 */
export function migrate<DB>(db: Kysely<DB>, options: MigrateOptions = {}): Promise<string[]> {
  const folder = options.folder ?? migrationsFolder
  return db.connection().execute(async (connection) => {
    await takeTurn(connection)
    try {
      const applied = await readApplied(connection)
      const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
      const pending = files.map((file) => file.slice(0, -'.sql'.length)).filter((name) => !applied.has(name))
      for (const name of pending)
        await apply(
          connection,
          name,
          await readFile(join(folder, `${name}.sql`), 'utf8'),
          options.tries ?? tries,
        )
      return pending
    } finally {
      // A broken connection has released the lock already.
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => undefined)
    }
  })
}

import pg from 'pg'
import { createDatabase } from '#platform/database/database.ts'
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seed } from '#platform/database/seed.ts'
import { installFacts } from '#platform/figures/facts.repository.ts'
import { installJobTables } from '#platform/jobs/jobs.ts'
import { facts } from '../facts.ts'

/** Name of the template database that every test copies: migrated and with master data. */
export const template = 'portal_uji'

/**
 * Runs VACUUM ANALYZE on the template. Its copies inherit the statistics and the visibility map, and have no
 * autovacuum.
 */
export async function tidy(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

/**
 * Migrates and seeds `portal`, then copies it to a template of this name. All connections close before the copy, as
 * PostgreSQL requires.
 */
export async function layTemplate({ url, adminUrl }: EmbeddedPostgres, name: string): Promise<void> {
  const db = createDatabase(url)
  await migrate(db)
  await installFacts(db, facts)
  await installJobTables(url)
  await seed(db, 'master')
  await tidy(url)
  await db.destroy()
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  await admin.query(`create database ${name} template portal owner portal strategy file_copy`)
  await admin.query(`alter database ${name} with is_template true allow_connections false`)
  await admin.end()
}

import pg from 'pg'
import { createDatabase } from '#platform/database/database.ts'
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seed } from '#platform/database/seed.ts'
import { installFacts } from '#platform/figures/facts.repository.ts'
import { installJobTables } from '#platform/jobs/jobs.ts'
import { facts } from '../facts.ts'

/** Migrated and with master data: what every test copies. */
export const template = 'portal_uji'

/** Once for all copies, which nobody tidies: what the planner knows of the tables, and where rows are all visible. */
export async function tidy(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

/** Makes `portal` ready for its first data and keeps a copy under this name; a template has no visitors while it is copied. */
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

import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seed } from '#platform/database/seed.ts'
import { installJobTables } from '#platform/jobs/jobs.ts'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `folder` goes with the cluster. */
    postgres: { url: string; adminUrl: string; template: string; folder: string }
  }
}

const template = 'portal'

/** One cluster a run; its database `portal`, migrated and with master data, is the template of every copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestCluster()
  try {
    const db = createDatabase(postgres.url)
    await migrate(db)
    await installJobTables(postgres.url)
    await seed(db, 'master')
    await db.destroy()
    const admin = new pg.Client(postgres.adminUrl)
    await admin.connect()
    // A template must have no visitors while it is copied.
    await admin.query(`alter database ${template} with is_template true allow_connections false`)
    await admin.end()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgres', {
    url: postgres.url,
    adminUrl: postgres.adminUrl,
    template,
    folder: postgres.folder,
  })
  return () => postgres.stop()
}

import { writeFile } from 'node:fs/promises'
import { createDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { startTestCluster } from './cluster.ts'
import { describeSchema, schemaFile } from './schema.ts'

const postgres = await startTestCluster()
const db = createDatabase(postgres.url)
try {
  const names = await migrate(db)
  await writeFile(schemaFile, await describeSchema(db))
  process.stdout.write(`Wrote ${schemaFile} from ${names.length} migrations.\n`)
} finally {
  await db.destroy()
  await postgres.stop()
}

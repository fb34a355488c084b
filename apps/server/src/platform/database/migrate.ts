import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/**
 * Provides timestamped `.sql` files as migrations. pg sends a text without parameters as one batch, inside the
 * migrator's transaction.
 */
function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const read = async (name: string): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, name), 'utf8')
        return [name.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }]
      }
      return Object.fromEntries(await Promise.all(names.map(read)))
    },
  }
}

/**
 * Runs pending migrations and returns their names. Kysely takes an advisory lock, so several servers may start at once.
 */
export async function migrate<DB>(db: Kysely<DB>, folder = migrationsFolder): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: sqlFiles(folder),
    migrationTableSchema: 'migrasi',
    // Branches merge in any order, so a migration that is older than the last applied one must still run.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return results.map(({ migrationName }) => migrationName)
}

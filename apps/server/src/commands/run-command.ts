import { AppError } from '@portal/domain/platform/errors'
import { type Config, readConfig } from '#platform/config.ts'
import { createDatabase, type Database, type DatabaseOptions } from '#platform/database/database.ts'
import type { ProvidedDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'

export function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Runs a command and sets its exit code: the result of `work`, or 1 after a failure, which it prints. */
export async function runCommand(work: (config: Config) => Promise<number>): Promise<void> {
  stopOnSignals()
  try {
    process.exitCode = await work(readConfig(process.env))
  } catch (error) {
    const fields =
      error instanceof AppError ? error.fields.map(({ field, message }) => `${field}: ${message}`) : []
    process.stderr.write(`${[(error as Error).message, ...fields].join('\n')}\n`)
    process.exit(1)
  }
}

/** Lends a small pool of connections to `use`, then closes it and stops the database. */
export async function onDatabase<T>(
  database: ProvidedDatabase,
  use: (db: Database) => Promise<T>,
  options: DatabaseOptions = {},
): Promise<T> {
  const db = createDatabase(database.url, { max: 2, ...options })
  try {
    return await use(db)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

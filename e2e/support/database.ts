import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'

/** The embedded database of the server under test: its socket folder stands in the fifth line of the file. */
function databaseUrl(): string {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'postmaster.pid')
  const folder = readFileSync(file, 'utf8').split('\n')[4] ?? ''
  return `postgres://portal@/portal?host=${encodeURIComponent(folder)}`
}

let opened: Database | undefined

/** One connection a worker; it ends with the worker. */
export function database(): Database {
  opened ??= createDatabase(databaseUrl(), { max: 1 })
  return opened
}

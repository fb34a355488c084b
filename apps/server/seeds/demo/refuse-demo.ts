import type { Database } from '#platform/database/database.ts'
import { haveTables } from '#platform/database/tables.ts'
import { findOpenAccounts } from './remove/akun-demo.ts'

interface Traces {
  /** Whether a demo seed ran on this database. Only the removal of the demo data resets this. */
  ran: boolean
  /** User names of accounts that the published password opens. */
  open: string[]
}

async function findTraces(db: Database): Promise<Traces> {
  if (!(await haveTables(db, 'platform.langkah_awal', 'akun.pengguna'))) return { ran: false, open: [] }
  const step = await db
    .selectFrom('platform.langkah_awal')
    .select('nama')
    .where('nama', 'like', 'demo/%')
    .limit(1)
    .executeTakeFirst()
  return { ran: step !== undefined, open: await findOpenAccounts(db) }
}

export async function hasDemoData(db: Database): Promise<boolean> {
  const { ran, open } = await findTraces(db)
  return ran || open.length > 0
}

const wayOut =
  'Choose one:\n' +
  '  1. start with a new database and data folder (DATABASE_URL, DATA_DIR), or\n' +
  '  2. make a backup, then run "npm run demo:remove" with the same settings. The command locks and renames\n' +
  '     the demo accounts, deletes the demo records and keeps everything else.'

/**
 * Refuses a database with demo data in production, because the demo password is public. The server calls this before it
 * changes the database.
 */
export async function refuseDemoData(db: Database): Promise<void> {
  const { ran, open } = await findTraces(db)
  if (!ran && open.length === 0) return
  const accounts =
    open.length > 0 ? ` Accounts that the demo password opens: ${open.slice(0, 20).join(', ')}.` : ''
  throw new Error(
    `This database contains demo data, so PORTAL_MODE=production refuses it.${accounts}\n${wayOut}`,
  )
}
